export type KnowledgeFiles = (name: string) => Uint8Array
