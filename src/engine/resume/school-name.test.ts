import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const schools = (lines: string) =>
  readResumeFacts(
    `Ann Lee\nann@example.com\n\nExperience\nCook, Blue Barn, 2018 – 2020\n- Soups\n\nEducation\n${lines}\n\nSkills\nSoup`,
  ).education.flatMap(({ institution }) => institution ?? [])

test.each<[string, string]>([
  ['BSc (Hons) Nursing, University of Leeds, 2:1', 'University of Leeds'],
  [
    'Durham University, BA History (2:1), 2007 – 2010\nKing Edward VI School, 3 A levels, 2007',
    'Durham University; King Edward VI School',
  ],
  [
    '2010  BA History  Durham University\n2007  A levels  Hull Grammar School',
    'Durham University; Hull Grammar School',
  ],
  ['B.A. in History, May 2010\nOberlin College, Oberlin, OH\nGPA 3.7', 'Oberlin College'],
  [
    'Oberlin College                               Oberlin, OH\nBachelor of Arts in History                  May 2010\nMinor in French',
    'Oberlin College',
  ],
  [
    'M.Sc. Physics – Universität Bonn (2010 – 2012)\nB.Sc. Physics – Universität Köln (2007 – 2010)',
    'Universität Bonn; Universität Köln',
  ],
  [
    'Sept 2007 – June 2010\nUniversity of Hull\nBA (Hons) English – 2:1\nSept 2005 – June 2007\nWyke Sixth Form College\nA levels: English (B), History (C)',
    'University of Hull; Wyke Sixth Form College',
  ],
  [
    'Diploma in Plumbing, Penwith College, 2004. GCSEs, Humphry Davy School, 2002.',
    'Penwith College; Humphry Davy School',
  ],
  ['Technical School of Mechanics No. 2, Brzegowo, 2012', 'Technical School of Mechanics No. 2'],
  ['Ningshan No.3 Middle School, 2012', 'Ningshan No.3 Middle School'],
  ['Govt. High School No. 2        2005     2nd Div.', 'Govt. High School No. 2'],
  ['Govt. Technical Training Centre, Gujrabad', 'Govt. Technical Training Centre'],
  ['Call Centre certificate, 2011', ''],
  ['ESCUELA SUPERIOR DE HOSTELERÍA, 2016', 'ESCUELA SUPERIOR DE HOSTELERÍA'],
  ['Gymnasium am Lindenplatz, Abitur', 'Gymnasium am Lindenplatz'],
  ['Graf-Anton-Gymnasium, Herfeld', 'Graf-Anton-Gymnasium'],
  ['Gymnasium, 2004', ''],
  ['École secondaire Beauséjour, 2009', 'École secondaire Beauséjour'],
  ['École normale supérieure de Lyon, 2009', 'École normale supérieure de Lyon'],
  ['Chepsoi Boys KCSE 2015 C plain', 'Chepsoi Boys'],
  ['Boys football captain 2015', ''],
  ['Redan High School-Stone Mountain, GA\n2013 to 2017', 'Redan High School'],
  ['Wharf College of\nArt & Design\n1983 – 1985', 'Wharf College of Art & Design'],
  ["St Hilda's Grammar School\nfor Girls\n1976 – 1983", "St Hilda's Grammar School for Girls"],
  ["St Hilda's Grammar School\nArt prize 1981", "St Hilda's Grammar School"],
  ['Compulsory Secondary Education\nColegio San José', 'Colegio San José'],
  ['Hull College.', 'Hull College'],
  ['Pueblo Magnet HS - 2015', 'Pueblo Magnet HS'],
  ['SPM, SMK Taman Melati, 2014', 'SMK Taman Melati'],
  ['HS diploma 2015', ''],
  ['MBA, INSEAD, 2012\nBTech, IIT Madras, 2006', 'INSEAD; IIT Madras'],
  [
    'MBA, London Business School, 2012\nLLB, University College Cork, 2006',
    'London Business School; University College Cork',
  ],
  ['Leaving Cert 2006 – Presentation Secondary School, Tralee', 'Presentation Secondary School'],
  ['GED, 2004', ''],
  ['High School Diploma, Central High School, 2004', 'Central High School'],
  [
    "St. Mary's University, Twickenham, PGCE, 2011\nUniversity of the West of England, BA Drama, 2010",
    "St. Mary's University; University of the West of England",
  ],
  [
    'Ph.D., Massachusetts Institute of Technology, 2009\nB.S., Harvey Mudd College, 2003',
    'Massachusetts Institute of Technology; Harvey Mudd College',
  ],
  ['Le Cordon Bleu, Paris, Grand Diplôme, 2008', 'Le Cordon Bleu'],
  ['Royal Conservatoire of Scotland, BMus, 2008', 'Royal Conservatoire of Scotland'],
  ['BMus, Guildhall School of Music and Drama, 2008', 'Guildhall School of Music and Drama'],
  ['BA Fine Art, Central Saint Martins, 2008', 'Central Saint Martins'],
  [
    'Universidad Nacional Autónoma de México, Licenciatura en Derecho, 2008',
    'Universidad Nacional Autónoma de México',
  ],
  [
    'École nationale supérieure d’architecture de Lyon, 2008',
    'École nationale supérieure d’architecture de Lyon',
  ],
  ['Lycée Jean-Moulin, bac S, 2003', 'Lycée Jean-Moulin'],
  ['Technikum Mechaniczne nr 2, Radom, 1999', 'Technikum Mechaniczne'],
  ['Politechnika Warszawska, mgr inż., 2004', 'Politechnika Warszawska'],
  ['Bachelor of Commerce | University of Cape Town | 2010 | Cape Town', 'University of Cape Town'],
  [
    'Delhi Public School, R.K. Puram — Class XII, CBSE, 92%, 2006\nSt. Stephen’s College, Delhi — B.A. Economics, 2009',
    'Delhi Public School; St. Stephen’s College',
  ],
  ['Conservatorio Superior de Música de Málaga, 2009', 'Conservatorio Superior de Música de Málaga'],
  ['Ruskin Mill Trust, Level 2 Horticulture, 2014\nCity & Guilds 7035, Newquay, 2010', ''],
  ['Harper Adams, HND Agriculture, 1998', 'Harper Adams'],
  ['NVQ Level 3 Hairdressing, City of Bristol College, 2012', 'City of Bristol College'],
  ['Apprenticeship, Siemens Berufskolleg Essen, 2001', 'Siemens Berufskolleg Essen'],
  ['Tokyo University of Foreign Studies, Faculty of Languages, 2005', 'Tokyo University of Foreign Studies'],
  ['Faculty of Medicine, University of Colombo, MBBS, 2005', 'University of Colombo'],
  ['Department of Physics, University of Oslo, PhD, 2005', 'University of Oslo'],
  ['University of California, Berkeley, BA, 2005', 'University of California, Berkeley'],
  [
    'Swinburne University of Technology  |  Bachelor of Design  |  2005',
    'Swinburne University of Technology',
  ],
  ['Open University – BSc Open, 2005', 'Open University'],
  ['The Open University – BSc Open, 2005', 'The Open University'],
])('%j', (lines, expected) => {
  expect(schools(lines).join('; ')).toBe(expected)
})

test('what a thesis was about is no school', () => {
  expect(
    schools('Aalto University, MA Design, 2014 – 2018\nThesis: Maps for the University of the Third Age'),
  ).toEqual(['Aalto University'])
})
