import type { ConversationKind } from '@candor/api';
import type { Vault } from '../vault/vault.ts';
import type { Message } from './message.ts';

type Body = Pick<Message, 'text' | 'card' | 'mark' | 'mentions'>;

interface Place {
  readonly conversationId: number;
  readonly seq: number;
  readonly kind: ConversationKind;
}

/** Writes what a message says into its row and reads it back. That of a private conversation is sealed. */
export class Bodies {
  readonly #vault: Vault;

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  async write(place: Place, { text, card, mark, mentions }: Body): Promise<string> {
    const plain = JSON.stringify({ text, card, mark, mentions });
    if (isPublic(place.kind)) return plain;
    return Buffer.from(await this.#vault.seal(Buffer.from(plain), contextOf(place))).toString('base64');
  }

  async read(place: Place, body: string): Promise<Body> {
    if (body === '') return { text: '' };
    const plain = isPublic(place.kind)
      ? body
      : Buffer.from(await this.#vault.open(Buffer.from(body, 'base64'), contextOf(place))).toString('utf8');
    return JSON.parse(plain) as Body;
  }
}

export function isPublic(kind: ConversationKind): boolean {
  return kind === 'room';
}

const contextOf = ({ conversationId, seq }: Place): string => `message ${conversationId} ${seq}`;
