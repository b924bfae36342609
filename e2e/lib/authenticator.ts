import type { CDPSession } from 'playwright-core';
import type { Phone } from './phone.ts';

export interface Authenticator {
  /** From now on its owner refuses, or agrees. */
  agrees(does: boolean): Promise<void>;
  /** The number of passkeys it keeps. */
  count(): Promise<number>;
}

/** A device with a lock that its owner opens: Chromium's own authenticator for tests, for this page only. */
export async function addAuthenticator({ context, page }: Pick<Phone, 'context' | 'page'>): Promise<Authenticator> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async agrees(does) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: does });
    },
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
