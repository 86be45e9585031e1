/** Where each named array lies in a file: offset and length in bytes. */
export type SectionPlaces = Record<string, [number, number]>

type ViewOf<View> = {
  BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, offset: number, length: number): View
}

/** Reads the arrays of a file where they lie, without a copy of each. */
export function readSections(bytes: Uint8Array, places: SectionPlaces) {
  const aligned = alignedTo4Bytes(bytes)
  return <View>(View: ViewOf<View>, name: string): View => {
    const place = places[name]
    if (!place) throw new Error(`The knowledge base has no section ${name}.`)
    return new View(aligned.buffer, aligned.byteOffset + place[0], place[1] / View.BYTES_PER_ELEMENT)
  }
}

/** The sections lie at multiples of four in the file; so must they in memory, to be read where they lie. */
function alignedTo4Bytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
}
