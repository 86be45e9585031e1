export const RESUME = `Łucja Vale
Columbus, OH | lucja.vale@people.example | (614) 555-0142

Summary
Medical assistant with seven years in family practice.

Experience
Lead Medical Assistant, Olentangy Family Practice, Columbus, OH
March 2020 - Present
- Lead a team of 5 medical assistants and plan their weekly schedule for 4 physicians.
- Trained 11 new colleagues in rooming, vitals and charting in Epic.

Education
Medical Assisting Certificate, Columbus State Community College, 2019

Skills
Patient care, scheduling, Microsoft Excel, budgeting
`

export const POSTING = `Practice Supervisor
Riverside Family Clinic

Requirements:
- At least 3 years of experience in a medical office
- Experience with Epic
- Knowledge of HIPAA
- Microsoft Excel

Nice to have:
- Experience with medical billing
`
