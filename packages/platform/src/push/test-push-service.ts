import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the service worker of a device gets it. */
export interface PushedContent {
  readonly title: string;
  readonly text: string;
  /** "/h5/#/pages/setting/notices" */
  readonly path: string;
  readonly tag: string;
  readonly atMs: number;
  /** "en", "vi", "zh-Hans" */
  readonly lang: string;
}

/** A message as a push service gets it, and as the device reads it. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Decrypted; absent when the device cannot read it. */
  readonly content: PushedContent | undefined;
  /** The claims of its signature, when that is right. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number } | undefined;
}

/** A push service on this machine, with devices whose keys are real. */
export interface TestPushService {
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
  readonly received: PushedMessage[];
  /** The statuses of its next answers; 201 when there are none. */
  readonly answers: { readonly status: number; readonly headers?: Readonly<Record<string, string>> }[];
  /** A new device: what its browser tells a site. */
  newDevice(): { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  close(): Promise<void>;
}

const bodyMax = 8_192;

export async function startTestPushService(): Promise<TestPushService> {
  const devices = new Map<string, DeviceKeys>();
  const received: PushedMessage[] = [];
  const answers: TestPushService['answers'][number][] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = Buffer.concat(chunks);
      const keys = devices.get(path);
      const content = keys === undefined || body.length > bodyMax ? undefined : contentOf(body, keys);
      received.push({ path, headers: request.headers, content, claims: claimsOf(request.headers.authorization) });
      const { status, headers = {} } = answers.shift() ?? { status: 201 };
      response.writeHead(status, headers).end('an answer that nobody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    newDevice() {
      const keys = newKeys();
      const path = `/push/${devices.size + 1}`;
      devices.set(path, keys);
      return { endpoint: `${origin}${path}`, ...toldOf(keys) };
    },
    close: () => closed(server),
  };
}

/** Keys of a device whose push service does not matter. */
export function newDeviceKeys(): { readonly p256dh: string; readonly auth: string } {
  return toldOf(newKeys());
}

interface DeviceKeys {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

function newKeys(): DeviceKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth: randomBytes(16) };
}

function toldOf({ pair, auth }: DeviceKeys) {
  return { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
}

const saltBytes = 16;
/** Behind the salt: the size of a record, and that of the sender's key. */
const keyAt = saltBytes + 5;
const tagBytes = 16;

/** RFC 8291 as a browser does it. */
function contentOf(body: Buffer, { pair, auth }: DeviceKeys): PushedContent | undefined {
  try {
    const salt = body.subarray(0, saltBytes);
    const dataAt = keyAt + body.readUInt8(keyAt - 1);
    const sender = body.subarray(keyAt, dataAt);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const derive = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(body.subarray(-tagBytes));
    const padded = Buffer.concat([cipher.update(body.subarray(dataAt, -tagBytes)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** RFC 8292: `vapid t=<JWT>, k=<public key>`. */
function claimsOf(authorization = ''): PushedMessage['claims'] {
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (head === undefined || claims === undefined || signature === undefined || key === undefined) return undefined;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
