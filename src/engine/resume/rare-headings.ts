/** Headings of one country or trade, as people write them in small letters: patterns by section. */
export const RARE_HEADINGS = {
  education: [
    // Nigeria: "EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES".
    '(?:educational |academic )?institutions? attended(?: and \\w+)?',
    'schools?(?:/| and | & )colleges? attended',
    '(?:educational |academic )?qualifications? obtained',
    'academic qualifications?',
    'qualification',
    'academic (?:attainments?|profile|career)',
    'scholastic (?:details|profile|qualifications?)',
    'educational (?:profile|attainment|particulars)',
    'school(?:ing)? history',
    '(?:medical|nursing|legal|higher|secondary|technical|further|general|formal) education',
  ],
  work: [
    '(?:internships?|jobs?)(?: and| &) \\w+',
    '\\w+ (?:and|&) internships',
    '(?:record|details|summary) of (?:sea |work |job )?(?:service|experience|career)',
    '(?:sea|seagoing) service record',
    '(?:my )?job experience',
    '(?:work |job )?exp',
    'experience (?:details|record|profile)',
    'practice experience',
    '(?:career|professional) (?:chronicle|journey|timeline|trajectory)',
  ],
  skills: ['what i can do(?: for you)?'],
  volunteer: ['campus (?:experience|activities)', 'student (?:activities|life|organi[sz]ations)'],
  other: ['invited papers', '(?:selected )?(?:articles|monographs|books)(?: and \\w+)?', 'next of kin'],
} as const
