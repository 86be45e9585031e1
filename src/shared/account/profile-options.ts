export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Manufacturing',
  'Retail',
  'Real Estate',
  'Legal',
  'Consulting',
  'Other',
] as const

export const EXPERIENCE_LEVELS = ['0-1 years', '2-5 years', '6-10 years', '11-15 years', '16+ years'] as const

export const SKILL_OPTIONS = [
  'JavaScript',
  'Python',
  'React',
  'Node.js',
  'Data Analysis',
  'Project Management',
  'Marketing',
  'Sales',
  'Design',
  'Communication',
  'Leadership',
  'Problem Solving',
  'Machine Learning',
  'Mobile Development',
  'Cloud Computing',
  'Database Management',
] as const

export const WORK_STYLES = ['collaborative', 'independent', 'hybrid', 'leadership'] as const

export const COMMUNICATION_STYLES = ['direct', 'detailed', 'visual', 'conversational'] as const
