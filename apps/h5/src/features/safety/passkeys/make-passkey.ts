/** The reason that the device made no passkey: the user or the clock ended it, it has one already, or it could not. */
type PasskeyFailure = 'dismissed' | 'exists' | 'failed';

/** Lets the device make a passkey; the library comes when the first one is made. Rejects when it does not. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** The browser's words for the error are for programmers. */
export function passkeyFailure(thrown: unknown): PasskeyFailure {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'dismissed';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}

/** A page without https has no passkeys either. */
export function hasPasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function';
}
