/** Node's flags for the server, wherever it is started: a smaller nursery keeps an idle server some MB smaller. */
export const SERVER_FLAGS = ['--max-semi-space-size=4']

/** Starts the built server from the folder of the checkout. */
export const SERVER_ARGUMENTS = [...SERVER_FLAGS, 'dist/server/main.js']
