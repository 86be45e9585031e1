import { account } from './account/contract.ts'
import { apiV1 } from './api-v1/contract.ts'
import { billing } from './billing/contract.ts'
import { career } from './career/contract.ts'
import { coach } from './coach/contract.ts'
import { dashboard } from './dashboard/contract.ts'
import { learning } from './learning/contract.ts'
import { support } from './support/contract.ts'
import { wellness } from './wellness/contract.ts'

/** Every operation of the API. */
export const contract = { account, apiV1, billing, career, coach, dashboard, learning, support, wellness }
