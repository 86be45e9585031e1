import type { ResumeSection } from './section-headings.ts'

/** The section that the words of a heading speak of, in the languages of Europe; only for a line that looks like a heading. */
export function sectionByWords(heading: string): ResumeSection | undefined {
  const plain = heading.replaceAll('İ', 'i').toLowerCase()
  return SECTION_WORDS.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** The beginnings of words, those that outweigh others first: "Volunteer experience", "Language skills", "Work samples". */
const BEGINNINGS: [ResumeSection, string[]][] = [
  [
    'other',
    'award prize honor honour publication reference referee hobb interest leisure loisir freizeit fritid patents talks presentation conference declaration funding grants supervision fieldwork testimonial samples decoration additional miscellaneous sonstig autres otros altro outros referen interess zainteresowania rates availability signature permission disponib appendix'.split(
      ' ',
    ),
  ],
  [
    'volunteer',
    'volunt unpaid charit community bénévol ehrenamt vrijwillig frivillig wolontariat civic társadalmi dobrovoln involvement extracurricular'.split(
      ' ',
    ),
  ],
  [
    'languages',
    'languag idiom langue sprach lingu língua talen språk sprog język kielitaito kielet nyelv limbi jazyk diller'.split(
      ' ',
    ),
  ],
  [
    'education',
    'educat academic schooling school study studie studi estudios études formaci formaç formation bildung ausbildung schulbild istruzion opleiding utbildning uddannelse koulutus wykształceni edukacj vzdělán eğitim образован tanulmány educaț degree alma qualific scholastic college universit'.split(
      ' ',
    ),
  ],
  [
    'certificates',
    'certif licen course training curs corsi cours weiterbild fortbild zertifik permis ticket registration accredit kurser szkoleni stages seminar workshop führerschein rijbewijs körkort'.split(
      ' ',
    ),
  ],
  ['projects', 'project projekt proyect projet progett portfolio'.split(' ')],
  [
    'skills',
    'skill competen kompeten compéten kenntnis fähigkeit habilidad vaardig technolog software tools computer expertise strength conocimient conoscenz conheciment umiejętn färdighet aptitud abilit edv'.split(
      ' ',
    ),
  ],
  [
    'work',
    'experien expérien esperienz experiên employ career work job beruf erfahrung werdegang praxis ervaring erfarenhet erfaring doświadczen zatrudnien praxe zaměstnán deneyim опыт loopbaan parcours emploi laboral lavor trayectoria appointments posts positions roles tätigkeit anställning ansættelse työkokemus tapasztalat stanowisk historial histórico internship praktik stage service driving placements assignments engagements contracts'.split(
      ' ',
    ),
  ],
  [
    'summary',
    'summary profile objective about perfil profil resumo resumen objetivo objectif zusammenfass ziel overview statement'.split(
      ' ',
    ),
  ],
]
const SECTION_WORDS = BEGINNINGS.map(([section, words]): [ResumeSection, RegExp] => [
  section,
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'u'),
])
