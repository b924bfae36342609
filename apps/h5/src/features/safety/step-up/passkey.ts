/** Lets the device's authenticator answer; the library comes when the first passkey is used. Rejects when the user refuses. */
export async function answerOfPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
}
