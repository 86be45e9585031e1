import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import { CHANGE_LIMIT } from './career-limits.ts'
import { resume, resumeInput, resumeSummary } from './saved-resume.ts'

const tags = ['Career']
const DELETE_RESUME_LIMIT = { attempts: 60, seconds: 60 }

const listResumes = operation
  .route({ method: 'GET', path: '/api/resumes', summary: 'Saved résumés, newest first', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({}))
  .output(z.array(resumeSummary))

const getResume = operation
  .route({ method: 'GET', path: '/api/resumes/{id}', summary: 'One saved résumé with its texts', tags })
  .meta({ access: { who: 'signed-in' } })
  .input(z.object({ id: z.uuid() }))
  .output(resume)

const saveResume = operation
  .route({
    method: 'POST',
    path: '/api/resumes',
    successStatus: 201,
    summary: 'Save a résumé and its cover letter',
    tags,
  })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(resumeInput)
  .output(resume)

const updateResume = operation
  .route({ method: 'PUT', path: '/api/resumes/{id}', summary: 'Replace the texts of a saved résumé', tags })
  .meta({ access: { who: 'signed-in', limit: CHANGE_LIMIT } })
  .input(z.extend(resumeInput, { id: z.uuid() }))
  .output(resume)

const deleteResume = operation
  .route({ method: 'DELETE', path: '/api/resumes/{id}', summary: 'Delete one saved résumé', tags })
  .meta({ access: { who: 'signed-in', allowedWhenDiskIsFull: true, limit: DELETE_RESUME_LIMIT } })
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ deleted: z.literal(true) }))

export const savedResumeOperations = { listResumes, getResume, saveResume, updateResume, deleteResume }
