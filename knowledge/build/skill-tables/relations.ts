// "A > B, C": whoever shows A has shown B and C. "A ~ B ~ C": neighbours, each half a proof of the other.
export const relations = `
PostgreSQL > SQL, Database administration
MySQL > SQL
Microsoft SQL Server > SQL
Oracle Database > SQL
SQLite > SQL
MariaDB > SQL, MySQL
T-SQL > SQL, Microsoft SQL Server
PL/SQL > SQL, Oracle Database
BigQuery > SQL, Data warehousing, Google Cloud Platform
Snowflake > SQL, Data warehousing
Amazon Redshift > SQL, Data warehousing, Amazon Web Services
MongoDB > NoSQL
DynamoDB > NoSQL, Amazon Web Services
Cassandra > NoSQL
Redis > NoSQL
Kubernetes > Containers, Container orchestration
Docker > Containers
Helm > Kubernetes
OpenShift > Kubernetes, Containers
Amazon Web Services > Cloud computing
Microsoft Azure > Cloud computing
Google Cloud Platform > Cloud computing
Amazon EC2 > Amazon Web Services, Cloud computing
Amazon S3 > Amazon Web Services, Cloud computing
AWS Lambda > Amazon Web Services, Serverless, Cloud computing
Amazon RDS > Amazon Web Services, Cloud computing
Amazon SageMaker > Amazon Web Services, Machine learning
AWS Certified Solutions Architect > Amazon Web Services, Cloud computing
Terraform > Infrastructure as code
Pulumi > Infrastructure as code
CloudFormation > Infrastructure as code, Amazon Web Services
Ansible > Infrastructure as code
GitHub Actions > CI/CD, GitHub
GitLab CI > CI/CD, GitLab
CircleCI > CI/CD
Jenkins > CI/CD
Travis CI > CI/CD
Argo CD > CI/CD, Kubernetes
Azure DevOps > CI/CD
GitHub > Git
GitLab > Git
Bitbucket > Git
React > JavaScript, Front-end development
React Native > React, JavaScript, Mobile development
Next.js > React, JavaScript, Front-end development
Redux > React, JavaScript
Vue.js > JavaScript, Front-end development
Angular > JavaScript, Front-end development
Svelte > JavaScript, Front-end development
jQuery > JavaScript
TypeScript > JavaScript
Node.js > JavaScript, Back-end development
Express.js > Node.js, JavaScript
NestJS > Node.js, TypeScript
Django > Python, Back-end development
Flask > Python, Back-end development
FastAPI > Python, REST APIs, Back-end development
pandas > Python, Data analysis
NumPy > Python
scikit-learn > Python, Machine learning
PyTorch > Python, Deep learning, Machine learning
TensorFlow > Deep learning, Machine learning
Keras > Deep learning, Machine learning
Deep learning > Machine learning, Artificial intelligence
Machine learning > Artificial intelligence
Generative AI > Artificial intelligence
Large language models > Generative AI, Artificial intelligence, Natural language processing
Natural language processing > Machine learning
Computer vision > Machine learning
Spring Boot > Java, Spring Framework, Back-end development
Spring Framework > Java
Hibernate > Java
Ruby on Rails > Ruby, Back-end development
Laravel > PHP, Back-end development
ASP.NET > .NET, C#
.NET MAUI > .NET, C#
Flutter > Dart, Mobile development
Swift > iOS development
iOS development > Mobile development
Android development > Mobile development
Kotlin > Android development
Apache Spark > Big data
Apache Hadoop > Big data
Apache Airflow > Data pipelines, ETL
dbt > SQL, Data modeling
ETL > Data pipelines
Data pipelines > ETL
Tableau > Data visualization, Business intelligence
Power BI > Data visualization, Business intelligence
Looker > Data visualization, Business intelligence
Qlik > Data visualization, Business intelligence
Regression analysis > Statistics
SPSS > Statistics
SAS > Statistics
Stata > Statistics
Pivot tables > Microsoft Excel
VLOOKUP > Microsoft Excel
VBA > Microsoft Excel
Microsoft Excel > Microsoft Office
Microsoft Word > Microsoft Office
Microsoft PowerPoint > Microsoft Office
Microsoft Outlook > Microsoft Office
Google Workspace > Google Sheets
Salesforce > CRM software
HubSpot > CRM software
Zoho CRM > CRM software
SAP > ERP systems
NetSuite > ERP systems
Microsoft Dynamics > ERP systems
Epic > Electronic health records
Cerner > Electronic health records
Meditech > Electronic health records
Scrum > Agile
Kanban > Agile
Scaled Agile Framework > Agile
Certified ScrumMaster > Scrum, Agile
Jest > Unit testing, Test automation
Vitest > Unit testing, Test automation
JUnit > Unit testing, Test automation
pytest > Unit testing, Test automation, Python
Cypress > Test automation
Playwright > Test automation
Selenium > Test automation
Test-driven development > Unit testing
Elasticsearch > NoSQL
Splunk > SIEM
Photoshop > Adobe Creative Suite
Illustrator > Adobe Creative Suite
InDesign > Adobe Creative Suite
Adobe Creative Suite > Photoshop, Illustrator, InDesign
Wireframing > Prototyping
Full-stack development > Front-end development, Back-end development
Registered Nurse license > Patient care
Forklift certification > Forklift operation
OSHA 30 > Safety compliance, OSHA 10
OSHA 10 > Safety compliance
Cycle counting > Inventory management
Inventory management ~ Warehouse operations
Critical care > Patient care
Medical-surgical nursing > Patient care
Emergency care > Patient care
Medication administration > Patient care
Patient assessment > Patient care
Wound care > Patient care
Accounts payable > Bookkeeping
Accounts receivable > Bookkeeping
General ledger > Bookkeeping
CPA > GAAP
Journal entries > General ledger
Lesson planning > Teaching
Classroom management > Teaching
Differentiated instruction > Teaching
Teaching license > Teaching
B2B sales > Sales
SaaS sales > Sales
Cold calling > Prospecting, Sales
Prospecting > Lead generation
Quota attainment > Sales
Account management > Sales
People management > Leadership
Mentoring > Coaching
Collaboration ~ Teamwork
Teamwork > Collaboration
Written communication > Communication
Public speaking > Communication
Interpersonal skills ~ Communication
Active listening > Communication
Lean manufacturing > Continuous improvement
Six Sigma > Continuous improvement
Six Sigma Green Belt > Six Sigma, Continuous improvement
Six Sigma Black Belt > Six Sigma Green Belt, Six Sigma, Continuous improvement
PMP > Project management
CAPM > Project management
PRINCE2 > Project management
Program management > Project management
Digital marketing > Marketing
Content marketing > Digital marketing, Marketing
Social media marketing > Digital marketing, Marketing
Email marketing > Digital marketing, Marketing
SEO > Digital marketing
SEM > Digital marketing, Advertising
Google Ads > SEM, Advertising
Meta Ads > Advertising
UX design ~ UI design
User research > UX design
Penetration testing > Cybersecurity
Network security > Cybersecurity
CISSP > Cybersecurity
Supply chain management > Logistics
Cost accounting > Financial analysis
Financial modeling > Financial analysis
Variance analysis > Financial analysis
FP&A > Budgeting, Forecasting, Financial analysis
Quality assurance ~ Quality control
Amazon Web Services ~ Microsoft Azure ~ Google Cloud Platform
PostgreSQL ~ MySQL ~ Microsoft SQL Server ~ Oracle Database
React ~ Vue.js ~ Angular ~ Svelte
Tableau ~ Power BI ~ Looker ~ Qlik
Jest ~ Vitest ~ Cypress ~ Playwright
Terraform ~ Pulumi ~ CloudFormation
Jenkins ~ GitHub Actions ~ GitLab CI ~ CircleCI
Apache Kafka ~ RabbitMQ
Salesforce ~ HubSpot
Epic ~ Cerner ~ Meditech
SAP ~ NetSuite ~ Microsoft Dynamics
QuickBooks ~ Xero ~ Sage
Java ~ C# ~ Kotlin
Python ~ R
Go ~ Rust
C ~ C++
PyTorch ~ TensorFlow
Django ~ Flask ~ FastAPI
Figma ~ Sketch ~ Adobe XD
AutoCAD ~ Revit ~ SolidWorks
Jira ~ Trello ~ Asana
Microsoft Office ~ Google Workspace
Microsoft Excel ~ Google Sheets
Westlaw ~ LexisNexis
Prometheus ~ Grafana ~ Datadog ~ New Relic
Snowflake ~ BigQuery ~ Amazon Redshift ~ Databricks
GAAP ~ IFRS
Project management ~ Program management
`
