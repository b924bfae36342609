import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { socketEvents } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import type { RepeatedEvents } from '@candor/platform';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Deps } from '../serving/deps.ts';
import type { KnownHosts } from '../http/known-hosts.ts';
import { takeOfAddress } from '../http/client-address.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { TopicRegistry } from './topic-registry.ts';
import { isOwnOrigin } from './origin.ts';
import { type EngineConnection, SocketAddresses } from './socket-addresses.ts';
import { slowRoom, watchSlowReaders } from './slow-readers.ts';
import { takeSubscriptions } from './subscriptions.ts';

export interface SocketLimits {
  /** Open sockets in all. */
  readonly total: number;
  /** Open sockets of one address, or of a /64: a household or an office, not a flood. */
  readonly perIp: number;
}

const standardSocketLimits: SocketLimits = { total: 20_000, perIp: 200 };

interface LiveOptions {
  readonly deps: Deps;
  readonly log: Logger;
  readonly events: RepeatedEvents;
  readonly hosts: KnownHosts;
  readonly publicUrl: URL | undefined;
  readonly limiter: RateLimiter;
  readonly limits: Partial<SocketLimits>;
  /** Called for each socket that is closed because it does not read. */
  readonly onLetGo: () => void;
  /** Called for each new socket. */
  readonly onVisit?: (() => void) | undefined;
}

const inboundBytesMax = 16 * 1_024;
const connectMs = 20_000;
/** Sessions that end by themselves, without anybody ending them, are noticed this often. */
const sessionLookMs = 60_000;

/** A socket is its session's, not its token's: that may be replaced meanwhile. */
interface SocketData {
  accountId?: AccountId;
  sessionId?: string;
  /** Set when it came with a token that has been replaced: the client reconnects with the new one. */
  isRetired?: true;
}

type LiveSocket = Socket<Record<string, never>, Record<string, never>, Record<string, never>, SocketData>;

export interface Live {
  readonly openSockets: number;
  close(): Promise<void>;
}

/** Live topics over socket.io, on the server that answers the calls. */
export function openLive(
  server: HttpServer,
  { deps, log, events, hosts, publicUrl, limiter, limits, onVisit, onLetGo }: LiveOptions,
): Live {
  const { total, perIp } = { ...standardSocketLimits, ...limits };
  const addresses = new SocketAddresses(perIp, publicUrl !== undefined);
  const { sessions } = deps.platform;
  const onError = (error: unknown): void => log.error({ event: 'topic.failed', err: error }, 'a live topic failed');
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: inboundBytesMax,
    connectTimeout: connectMs,
    allowRequest(request: IncomingMessage, decide) {
      if (!isOwnOrigin(request, hosts, publicUrl)) {
        events.note('origin.refused', 'a socket was opened by a page that is not ours');
        return decide('origin not allowed', false);
      }
      if (io.engine.clientsCount >= total) return decide('too many sockets', false);
      if (!addresses.admits(request)) return decide('too many sockets of this address', false);
      if (takeOfAddress(limiter, addresses.of(request), 'handshake') > 0) return decide('too many handshakes', false);
      return decide(null, true);
    },
  });
  io.engine.on('connection', (connection: EngineConnection) => {
    addresses.opened(connection);
    onVisit?.();
  });
  const roomOfSession = (sessionId: string): string => `session#${sessionId}`;
  const hub = new TopicRegistry(
    deps,
    {
      publish(room, topicName, message) {
        if (io.sockets.adapter.rooms.has(room))
          io.to(room).except(slowRoom).emit(socketEvents.message, topicName, message);
      },
      listenersOf: (room) => io.sockets.adapter.rooms.get(room)?.size ?? 0,
      isHeardBy: (room, accountId) =>
        [...(io.sockets.adapter.rooms.get(room) ?? [])].some(
          (id) => (io.sockets.sockets.get(id) as LiveSocket | undefined)?.data.accountId === accountId,
        ),
    },
    onError,
  );
  io.sockets.adapter.on('delete-room', (room: string) => hub.left(room));

  io.use((socket, next) => {
    void admit(socket, next);
  });
  io.on('connection', (plain) => {
    const socket = plain as unknown as LiveSocket;
    const { accountId, sessionId, isRetired } = socket.data;
    // The session may have ended while the handshake was under way.
    const hasEnded = sessionId !== undefined && !sessions.isRemembered(sessionId);
    if (isRetired || hasEnded) return void socket.disconnect(true);
    const ip = addresses.of(plain.request);
    takeSubscriptions(plain, { hub, limiter, accountId, ip, onError });
  });
  const stopRevoking = sessions.onRevoked((sessionId) => io.in(roomOfSession(sessionId)).disconnectSockets(true));
  const stopWatching = watchSlowReaders(io, onLetGo);
  const looking = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) {
      const { sessionId } = (socket as unknown as LiveSocket).data;
      if (sessionId === undefined) continue;
      sessions.lives(sessionId).then((lives) => lives || socket.disconnect(true), onError);
    }
  }, sessionLookMs);
  looking.unref();

  async function admit(socket: LiveSocket, next: (error?: Error) => void): Promise<void> {
    try {
      await identify(socket);
    } catch (error) {
      onError(error);
      return next(new Error('server_busy'));
    }
    next();
  }

  /** The token comes in the handshake's own data. Without one, or with one that has ended, the socket is a visitor's. */
  async function identify(socket: LiveSocket): Promise<void> {
    const { token } = socket.handshake.auth as { token?: unknown };
    if (typeof token !== 'string') return;
    const session = await sessions.find(token);
    if (session === undefined) return;
    if (session.isRetired) return void (socket.data = { isRetired: true });
    const { accountId, sessionId } = session;
    socket.data = { accountId: accountId as AccountId, sessionId };
    await socket.join(roomOfSession(sessionId));
  }

  return {
    get openSockets() {
      return io.engine.clientsCount;
    },
    async close() {
      clearInterval(looking);
      stopWatching();
      stopRevoking();
      hub.close();
      io.local.disconnectSockets(true);
      io.engine.close();
    },
  };
}
