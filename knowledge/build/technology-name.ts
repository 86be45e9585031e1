/** The name people use for a tool that the source lists under its long name. */
export function technologyName(listed: string): string {
  const fixed = FIXED[listed]
  if (fixed) return fixed
  const short = listed.replace(/^(.+) software$/, (whole, name: string) =>
    /[A-Z]/.test(name) ? name : whole,
  )
  const words = short.split(' ')
  const last = words.at(-1) ?? ''
  const long = words.slice(0, -1)
  const initials = long
    .map(word =>
      word
        .split(/[-/]/)
        .map(part => part[0] ?? '')
        .join(''),
    )
    .join('')
    .toUpperCase()
  return long.length >= 2 && /^[A-Z0-9]{2,6}$/.test(last) && initials.includes(last)
    ? `${long.join(' ')} (${last})`
    : short
}

const FIXED: Record<string, string> = {
  AJAX: 'Ajax',
  'Amazon Elastic Compute Cloud EC2': 'Amazon EC2',
  'Amazon Simple Storage Service S3': 'Amazon S3',
  'Amazon Web Services AWS CloudFormation': 'AWS CloudFormation',
  'Amazon Web Services AWS software': 'Amazon Web Services (AWS)',
  'Apache Subversion SVN': 'Subversion',
  'Apple iOS': 'iOS',
  'Apple macOS': 'macOS',
  'Atlassian JIRA': 'Jira',
  'Atlassian Confluence': 'Confluence',
  'Atlassian Bitbucket': 'Bitbucket',
  'Autodesk AutoCAD': 'AutoCAD',
  'Autodesk Revit': 'Revit',
  'Border Gateway Protocol BGP': 'BGP',
  'Cascading style sheets CSS': 'CSS',
  'Cisco Webex': 'Webex',
  'Dassault Systemes SolidWorks': 'SolidWorks',
  'ESRI ArcGIS software': 'ArcGIS',
  'Epic Systems': 'Epic',
  'Extensible markup language XML': 'XML',
  'Google Android': 'Android',
  'Google Angular': 'Angular',
  'Henry Schein Dentrix': 'Dentrix',
  'Hypertext markup language HTML': 'HTML',
  'IBM Terraform': 'Terraform',
  'IBM SPSS Statistics': 'SPSS',
  'Intuit QuickBooks': 'QuickBooks',
  'JavaScript Object Notation JSON': 'JSON',
  'Jenkins CI': 'Jenkins',
  'Kronos Workforce Timekeeper': 'Kronos Timekeeper',
  'Marketo Marketing Automation': 'Marketo',
  'Microsoft .NET Framework': '.NET',
  'Microsoft ASP.NET': 'ASP.NET',
  'Microsoft Active Server Pages ASP': 'Active Server Pages (ASP)',
  'Microsoft Power BI': 'Power BI',
  'Microsoft PowerShell': 'PowerShell',
  'Microsoft SQL Server': 'SQL Server',
  'Microsoft SQL Server Integration Services SSIS': 'SQL Server Integration Services (SSIS)',
  'Microsoft SQL Server Reporting Services SSRS': 'SQL Server Reporting Services (SSRS)',
  'Microsoft Visual Basic for Applications VBA': 'VBA',
  'Microsoft transact-structural query language T-SQL': 'Transact-SQL',
  'Oracle Java': 'Java',
  'Oracle Java 2 Platform Enterprise Edition J2EE': 'Java EE',
  'Oracle PL/SQL': 'PL/SQL',
  'Oracle PeopleSoft': 'PeopleSoft',
  'Oracle Primavera Enterprise Project Portfolio Management': 'Primavera',
  'Red Hat Enterprise Linux': 'Red Hat Linux',
  'RESTful API': 'REST APIs',
  'Splunk Enterprise': 'Splunk',
  'Structured query language SQL': 'SQL',
  'StataCorp Stata': 'Stata',
  'The MathWorks MATLAB': 'MATLAB',
  'Trimble SketchUp Pro': 'SketchUp',
  UNIX: 'Unix',
  'Microsoft Visual Basic Scripting Edition VBScript': 'VBScript',
  'UNIX Shell': 'Unix shell',
  'eClinicalWorks EHR software': 'eClinicalWorks',
  'Unified modeling language UML': 'UML',
  'Adobe Creative Cloud software': 'Adobe Creative Cloud',
  'Common business oriented language COBOL': 'COBOL',
  'Formula translation/translator FORTRAN': 'Fortran',
  'Virtual private networking VPN software': 'VPN',
}
