import * as z from 'zod/mini'
import { operation } from '#shared/operation.ts'
import {
  certificate,
  certificateInput,
  learningItem,
  learningProgress,
  loggedTime,
  loggedTimeInput,
  progressInput,
} from './learning-progress.ts'

const tags = ['Learning']
const change = {
  who: 'signed-in',
  feature: 'learning-center',
  limit: { attempts: 120, seconds: 60 },
} as const
const remove = { ...change, allowedWhenDiskIsFull: true } as const
const deleted = z.object({ deleted: z.literal(true) })

const getLearningProgress = operation
  .route({
    method: 'GET',
    path: '/api/learning-progress',
    summary: 'Progress of what was saved or begun, logged time and certificates',
    tags,
  })
  .meta({ access: { who: 'signed-in', feature: 'learning-center' } })
  .input(z.object({}))
  .output(learningProgress)

const setLearningProgress = operation
  .route({
    method: 'PUT',
    path: '/api/learning-progress/{resource_id}',
    summary: 'Set progress in percent or notes of a resource; 100 is completed',
    tags,
  })
  .meta({ access: change })
  .input(progressInput)
  .output(learningItem)

const logLearningTime = operation
  .route({
    method: 'PUT',
    path: '/api/learning-time/{id}',
    summary: 'Log minutes learned on a day; the id is chosen by the caller',
    tags,
  })
  .meta({ access: change })
  .input(loggedTimeInput)
  .output(loggedTime)

const deleteLearningTime = operation
  .route({ method: 'DELETE', path: '/api/learning-time/{id}', summary: 'Delete logged time', tags })
  .meta({ access: remove })
  .input(z.object({ id: z.uuid() }))
  .output(deleted)

const saveCertificate = operation
  .route({
    method: 'PUT',
    path: '/api/certificates/{id}',
    summary: 'Add or change a certificate; the id is chosen by the caller',
    tags,
  })
  .meta({ access: change })
  .input(certificateInput)
  .output(certificate)

const deleteCertificate = operation
  .route({ method: 'DELETE', path: '/api/certificates/{id}', summary: 'Delete a certificate', tags })
  .meta({ access: remove })
  .input(z.object({ id: z.uuid() }))
  .output(deleted)

export const progressOperations = {
  getLearningProgress,
  setLearningProgress,
  logLearningTime,
  deleteLearningTime,
  saveCertificate,
  deleteCertificate,
}
