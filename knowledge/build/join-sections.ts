import type { SectionPlaces } from '#engine/binary-sections.ts'

type Sections = Record<string, Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array>

/** Lays named arrays one after another, each at a multiple of four bytes. */
export function joinSections(sections: Sections): { bytes: Uint8Array; places: SectionPlaces } {
  const places: SectionPlaces = {}
  let length = 0
  for (const [name, array] of Object.entries(sections)) {
    places[name] = [length, array.byteLength]
    length += Math.ceil(array.byteLength / 4) * 4
  }
  const bytes = new Uint8Array(length)
  for (const [name, array] of Object.entries(sections))
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), places[name]?.[0] ?? 0)
  return { bytes, places }
}
