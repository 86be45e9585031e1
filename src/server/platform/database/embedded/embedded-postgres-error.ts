/** The database cannot be opened for a reason that a person can act on; the message is one whole sentence. */
export class PostgresRefusal extends Error {
  override name = 'PostgresRefusal'
}
