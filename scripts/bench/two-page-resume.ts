const ROLE = (title: string, company: string, from: number, to: string, stack: string) => `
${title}
${company}, Springfield
${from} - ${to}
- Designed and shipped services in ${stack} used by forty thousand people a week
- Cut the time of the nightly import from six hours to forty minutes by reading in parallel
- Led a group of four, reviewed their changes and kept the release train on time
- Wrote the runbooks that halved the number of calls at night
- Replaced a hand-made report with a dashboard that finance reads every Monday
- Moved two databases to PostgreSQL without losing a row
`

/** About two printed pages of an invented person's working life. */
export const RESUME = `Robin Example
Springfield, IL · robin@example.test · 555 0100

Summary
Software engineer with eleven years of building web services and leading small teams. Likes plain code, short meetings and numbers that can be checked.

Skills
Python, JavaScript, TypeScript, React, Node.js, SQL, PostgreSQL, Docker, Kubernetes, AWS, Git, Linux, CI/CD, project management, mentoring

Experience
${ROLE('Senior Software Engineer', 'Example Freight', 2020, 'Present', 'TypeScript, Node.js and Kubernetes')}
${ROLE('Software Engineer', 'Example Clinics', 2016, '2020', 'Python, Django and Docker')}
${ROLE('Web Developer', 'Example Books', 2013, '2016', 'JavaScript, PHP and MySQL')}
${ROLE('Support Technician', 'Example Schools', 2011, '2013', 'Linux and shell scripts')}

Education
BSc Computer Science, Example State University, 2011

Certifications
AWS Certified Solutions Architect, 2021
`

export const POSTING = `Software Engineer
We are looking for an engineer to build and run the services behind our logistics product.

Requirements
- Five or more years of experience with Python or Go
- Strong SQL, preferably PostgreSQL
- Experience with Docker and Kubernetes in production
- Bachelor's degree in computer science or a related field
- Clear written communication

Nice to have
- React and TypeScript
- AWS certification
- Experience leading a small team

What we offer
- Health insurance, a learning budget and four weeks of vacation
`
