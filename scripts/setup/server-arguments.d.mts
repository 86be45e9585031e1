export const SERVER_FLAGS: string[]
export const SERVER_ARGUMENTS: string[]
