import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Behaviour {
  /** True if it asked its owner. */
  readonly isVerified?: boolean;
  readonly origin?: string;
  readonly userHandle?: string;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A device with one passkey, as a browser presents it: real keys, real signatures, and lies on request. */
export function testAuthenticator(defaultOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  function authenticatorData(rpId: string, flags: number, credential: Buffer = Buffer.of()): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, credential]);
  }

  function clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function credentialData(): Buffer {
    const jwk = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(jwk.x as string, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(jwk.y as string, 'base64url'))],
    ]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), size, id, isoCBOR.encode(cose)]);
  }

  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
  const flagsOf = ({ isVerified = true }: Behaviour) => userPresent | (isVerified ? userVerified : 0);

  return {
    id: text(id),
    /** Goes back to an earlier count, as a copy of the key would. */
    rewind(to: number) {
      counter = to;
    },
    create(optionsJson: string, behaviour: Behaviour = {}): string {
      const options = JSON.parse(optionsJson);
      userHandle = options.user.id;
      const data = authenticatorData(options.rp.id, flagsOf(behaviour) | hasCredential, credentialData());
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(data)],
      ]);
      const client = clientData('webauthn.create', options.challenge, behaviour.origin ?? defaultOrigin);
      return JSON.stringify({
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          attestationObject: text(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      });
    },
    get(optionsJson: string, behaviour: Behaviour = {}): string {
      const options = JSON.parse(optionsJson);
      counter += 1;
      const data = authenticatorData(options.rpId, flagsOf(behaviour));
      const client = clientData('webauthn.get', options.challenge, behaviour.origin ?? defaultOrigin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const signature = sign('sha256', signed, createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })));
      return JSON.stringify({
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: behaviour.userHandle ?? userHandle,
        },
      });
    },
  };
}
