/** The database cannot be opened for a reason that a person can act on; the message is one whole sentence. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
