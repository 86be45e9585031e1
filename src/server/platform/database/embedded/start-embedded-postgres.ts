import { createServer } from 'node:net'
import { type Binaries, findBinaries } from './binaries.ts'
import {
  clusterMajor,
  createCluster,
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  stopPostmaster,
} from './cluster.ts'
import {
  type ClusterState,
  type DataFolder,
  loadState,
  openDataFolder,
  ownerUrl,
  saveState,
} from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { keepRunning } from './keep-running.ts'
import type { LogEvent } from './log-event.ts'
import { prepareOwner } from './prepare-owner.ts'
import { isSocketFailure, socketFolder } from './unix-socket.ts'

/** The url belongs to the owner of the database, who is no superuser. */
export type EmbeddedPostgres = { url: string; folder: string; version: string; stop(): Promise<void> }

const LAUNCH_TRIES = 3

/**
 * Opens the database of the folder, making it first if there is none, and keeps it running until stop.
 * Without durable the data does not survive a power cut: only for databases that are thrown away.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  durable?: boolean
  log: LogEvent
}): Promise<EmbeddedPostgres> {
  const { durable = true, log } = options
  const folder = openDataFolder(options.dataDir)
  const lock = await lockFolder(folder.root, folder.dataDir)
  try {
    const opened = await openCluster(folder, durable, log)
    const { binaries, postmaster, ownerPassword } = opened
    const supervisor = keepRunning(postmaster, {
      launch: () => launchPostmaster(folder, binaries, postmaster, durable),
      stop: () => stopPostmaster(folder, binaries),
      log,
    })
    return {
      url: ownerUrl({ ownerPassword }, postmaster.port, postmaster.socketFolder),
      folder: folder.cluster,
      version: binaries.version,
      async stop() {
        await supervisor.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openCluster(folder: DataFolder, durable: boolean, log: LogEvent) {
  const startedAt = performance.now()
  const state = loadState(folder, log)
  const major = clusterMajor(folder.cluster)
  const { osUser, cacheFolder } = folder
  const binaries = findBinaries({ major, osUser, cacheFolder })
  if (major === undefined) await createCluster(folder, binaries, state.superuserPassword, durable)
  const orphan = await findPostmaster(folder)
  const postmaster = orphan ?? (await launchOnFreePort(folder, binaries, state.port, durable))
  try {
    await prepareOwnerOnce(folder, state, postmaster, durable)
  } catch (error) {
    await stopPostmaster(folder, binaries)
    throw error
  }
  log(orphan ? 'postgres_adopted' : 'postgres_started', {
    version: binaries.version,
    folder: folder.cluster,
    port: postmaster.port,
    ms: Math.round(performance.now() - startedAt),
  })
  return { binaries, postmaster, ownerPassword: state.ownerPassword }
}

async function prepareOwnerOnce(
  folder: DataFolder,
  state: ClusterState,
  postmaster: Postmaster,
  durable: boolean,
): Promise<void> {
  if (!state.ownerReady) await prepareOwner(state, postmaster.port, durable)
  if (!state.ownerReady || state.port !== postmaster.port) {
    saveState(folder, { ...state, port: postmaster.port, ownerReady: true })
  }
}

async function launchOnFreePort(
  folder: DataFolder,
  binaries: Binaries,
  lastPort: number | null,
  durable: boolean,
): Promise<Postmaster> {
  let withSocket = true
  for (let tries = 1; ; tries++) {
    const port = (await freePort(lastPort ?? 0)) ?? (await freePort(0)) ?? 0
    try {
      const address = { port, socketFolder: withSocket ? socketFolder(folder.cluster, port) : null }
      return await launchPostmaster(folder, binaries, address, durable)
    } catch (error) {
      if (isSocketFailure(error)) withSocket = false
      // Another program may take the port between the look and the start, or old sessions may need a moment to end.
      else if (!/TCP\/IP|shared memory/.test(String(error))) throw error
      if (tries === LAUNCH_TRIES) throw error
    }
  }
}

function freePort(wanted: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ host: '127.0.0.1', port: wanted, exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
