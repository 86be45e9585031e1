import { operation } from '#shared/operation.ts'
import { FUNCTION_DEADLINE_MS, FUNCTION_LIMIT } from './career-limits.ts'
import { demandsQuestion, roleDemands } from './role-demands.ts'

const compareRoleDemands = operation
  .route({
    method: 'POST',
    path: '/functions/role-demands',
    summary: 'What a role asks of a person, beside another role',
    tags: ['Career'],
  })
  .meta({
    access: {
      who: 'signed-in',
      feature: 'role-demands',
      limit: FUNCTION_LIMIT,
      deadlineMs: FUNCTION_DEADLINE_MS,
    },
  })
  .input(demandsQuestion)
  .output(roleDemands)

export const roleDemandsOperations = { compareRoleDemands }
