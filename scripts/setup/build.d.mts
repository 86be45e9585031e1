export function ensureBuilt(parts?: string[]): Promise<void>
export function isBuilt(part: string): boolean
