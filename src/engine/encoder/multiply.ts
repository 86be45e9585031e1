/** multiply.wat as bytes, in base 64; its test compiles the source and compares. */
export const MULTIPLY_MODULE =
  'AGFzbQEAAAABDwJgBn9/f39/fwBgAn97AAITAQdlbmNvZGVyBm1lbW9yeQIAAQMDAgABBwwBCG11bHRpcGx5AAAK8QICzwICB38FeyAFQQF0IQoDQEEAIQcDQP0MAAAAAAAAAAAAAAAAAAAAACEO/QwAAAAAAAAAAAAAAAAAAAAAIQ/9DAAAAAAAAAAAAAAAAAAAAAAhEP0MAAAAAAAAAAAAAAAAAAAAACERIAAgByAKbGohCyABIAYgBWxqIQlBACEIA0AgCSAIav0BAwAhDSAOIA0gC/0ABAD9ugH9rgEhDiAPIA0gCyAKav0ABAD9ugH9rgEhDyAQIA0gCyAKQQJsav0ABAD9ugH9rgEhECARIA0gCyAKQQNsav0ABAD9ugH9rgEhESALQRBqIQsgCEEIaiIIIAVJDQALIAIgByAEbCAGakECdGohDCAMIA4QASAMIARBAnRqIgwgDxABIAwgBEECdGoiDCAQEAEgDCAEQQJ0aiIMIBEQASAHQQRqIgcgA0kNAAsgBkEBaiIGIARJDQALCx4AIAAgAf0bACAB/RsBaiAB/RsCIAH9GwNqajYCAAs='

/** What is used of WebAssembly: Node has it, and the types of Node do not tell. */
type Memory = { readonly buffer: ArrayBuffer }
type WebAssemblyOfNode = {
  Memory: new (size: { initial: number }) => Memory
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { exports: { multiply: Multiply } }
}
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyOfNode }).WebAssembly

type Multiply = (
  inputs: number,
  weights: number,
  out: number,
  tokens: number,
  rows: number,
  columns: number,
) => void

const PAGE_BYTES = 65_536

/** A memory of so many bytes, and the products of multiply.wat over inputs, weights and results that lie in it, by their addresses. */
export function loadMultiply(bytes: number): { memory: Memory; multiply: Multiply } {
  const memory = new Memory({ initial: Math.ceil(bytes / PAGE_BYTES) })
  const module = new Module(Uint8Array.from(atob(MULTIPLY_MODULE), letter => letter.charCodeAt(0)))
  return { memory, multiply: new Instance(module, { encoder: { memory } }).exports.multiply }
}
