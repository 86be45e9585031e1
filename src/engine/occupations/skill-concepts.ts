import type { BlockName } from './load-occupations.ts'

/** What a skill people name stands for in the data: tools, rated elements, and occupations that are about it. */
export type Concept = {
  name: string
  tools?: string[]
  elements?: [BlockName, string][]
  /** Beginnings of occupation codes. */
  codes?: string[]
}

export const CONCEPTS: Concept[] = [
  {
    name: 'Software Development',
    tools: ['Git', 'GitHub', 'Java', 'Jenkins'],
    elements: [['skills', 'Programming']],
    codes: ['15-1252', '15-1254', '15-1251'],
  },
  { name: 'JavaScript', tools: ['JavaScript'] },
  { name: 'Python', tools: ['Python'] },
  { name: 'React', tools: ['React'] },
  { name: 'Node.js', tools: ['Node.js'] },
  {
    name: 'Data Analysis',
    tools: ['Tableau', 'Power BI', 'R', 'SAS', 'Alteryx', 'SPSS'],
    elements: [
      ['activities', 'Analyzing Data or Information'],
      ['skills', 'Mathematics'],
    ],
    codes: ['15-2051', '15-2041', '13-1161.00', '13-2051', '15-2031', '15-2051.01', '13-1081.02'],
  },
  {
    name: 'Project Management',
    tools: ['Microsoft Project', 'Jira', 'Primavera', 'Asana', 'Procore'],
    elements: [
      ['knowledge', 'Administration and Management'],
      ['skills', 'Time Management'],
      ['skills', 'Coordination'],
    ],
    codes: ['13-1082', '15-1299.09', '11-9021', '11-9041', '13-1111', '11-3021'],
  },
  {
    name: 'Marketing',
    tools: ['Google Analytics', 'HubSpot', 'Marketo'],
    elements: [
      ['knowledge', 'Sales and Marketing'],
      ['knowledge', 'Communications and Media'],
    ],
    codes: ['11-2021', '11-2011', '13-1161', '27-3031', '11-2032', '41-3011'],
  },
  {
    name: 'Sales',
    elements: [
      ['knowledge', 'Sales and Marketing'],
      ['skills', 'Persuasion'],
      ['skills', 'Negotiation'],
    ],
    codes: ['11-2022', '41-3', '41-4', '41-9031', '41-1012', '41-9021', '41-9022'],
  },
  {
    name: 'Design',
    tools: [
      'Figma',
      'Adobe Photoshop',
      'Adobe Illustrator',
      'Adobe InDesign',
      'Adobe Creative Cloud',
      'SketchUp',
    ],
    elements: [
      ['knowledge', 'Design'],
      ['knowledge', 'Fine Arts'],
    ],
    codes: ['27-1024', '15-1255', '27-1011', '27-1021', '27-1025', '27-1014'],
  },
  {
    name: 'Communication',
    elements: [
      ['skills', 'Speaking'],
      ['skills', 'Active Listening'],
      ['skills', 'Writing'],
    ],
  },
  {
    name: 'Leadership',
    elements: [
      ['skills', 'Management of Personnel Resources'],
      ['styles', 'Leadership'],
      ['activities', 'Guiding, Directing, and Motivating Subordinates'],
    ],
  },
  {
    name: 'Problem Solving',
    elements: [
      ['skills', 'Complex Problem Solving'],
      ['skills', 'Critical Thinking'],
    ],
  },
  {
    name: 'Machine Learning',
    tools: ['TensorFlow', 'PyTorch', 'Scikit-learn'],
    codes: ['15-2051', '15-1221'],
  },
  {
    name: 'Mobile Development',
    tools: ['iOS', 'Android', 'Swift', 'Kotlin', 'React Native'],
    codes: ['15-1252', '15-1254', '15-1255'],
  },
  {
    name: 'Cloud Computing',
    tools: [
      'Amazon Web Services (AWS)',
      'Microsoft Azure',
      'Google Cloud',
      'Kubernetes',
      'Terraform',
      'Docker',
    ],
    codes: ['15-1241', '15-1244', '15-1299.08'],
  },
  {
    name: 'Database Management',
    tools: ['SQL', 'PostgreSQL', 'MySQL', 'MongoDB', 'SQL Server', 'Oracle Database', 'NoSQL'],
    codes: ['15-1242', '15-1243'],
  },
  {
    name: 'Customer Service',
    elements: [
      ['knowledge', 'Customer and Personal Service'],
      ['skills', 'Service Orientation'],
    ],
  },
  {
    name: 'Teaching',
    elements: [
      ['skills', 'Instructing'],
      ['knowledge', 'Education and Training'],
    ],
    codes: ['25-2', '25-3'],
  },
  {
    name: 'Accounting',
    elements: [['knowledge', 'Economics and Accounting']],
    codes: ['13-2011', '43-3031', '11-3031'],
  },
  {
    name: 'Finance',
    elements: [
      ['knowledge', 'Economics and Accounting'],
      ['skills', 'Management of Financial Resources'],
    ],
    codes: ['13-2051', '11-3031', '13-2052'],
  },
  {
    name: 'Human Resources',
    elements: [['knowledge', 'Personnel and Human Resources']],
    codes: ['13-1071', '11-3121'],
  },
  {
    name: 'Patient Care',
    tools: ['Epic'],
    elements: [
      ['knowledge', 'Medicine and Dentistry'],
      ['activities', 'Assisting and Caring for Others'],
    ],
    codes: ['29-1141', '29-2061', '31-1131'],
  },
  { name: 'Law', elements: [['knowledge', 'Law and Government']], codes: ['23-'] },
  {
    name: 'Writing',
    elements: [
      ['skills', 'Writing'],
      ['knowledge', 'English Language'],
    ],
    codes: ['27-3043', '27-3042', '27-3041'],
  },
  { name: 'Engineering', elements: [['knowledge', 'Engineering and Technology']], codes: ['17-2'] },
  { name: 'Negotiation', elements: [['skills', 'Negotiation']] },
  { name: 'Cybersecurity', codes: ['15-1212', '15-1299.04', '15-1299.05', '15-1299.06'] },
  { name: 'User Experience Design', tools: ['Figma'], codes: ['15-1255'] },
  { name: 'Logistics', elements: [['knowledge', 'Transportation']], codes: ['13-1081', '11-3071'] },
]
