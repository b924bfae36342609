import type { RecoveryRow } from '@candor/api';
import { present } from '@candor/kernel';
import { type TestOwner, testOwner } from '../safety/test-owner.ts';
import { chromeOnAndroid, goodPassword, ip, type TestPlatform } from '../test-platform.ts';
import { plainPicture } from '../uploads/test-pictures.ts';

export const client = { ip, userAgent: chromeOnAndroid };

/** A user with a pay password, an authenticator and recovery codes, and a person who claims to have lost them. */
export async function testLoser(world: TestPlatform, email = 'ann@example.com') {
  const ann = await testOwner(world, email);
  await ann.setPayPassword();
  const recoveryCodes = await ann.addTotp();
  const { recovery } = world.platform;
  let token = '';
  return {
    ann,
    recoveryCodes,
    get token() {
      return token;
    },
    begin: async (password = goodPassword): Promise<string> => {
      const begun = await recovery.begin({ userString: email, password, client });
      if (begun.ok) token = begun.value.token;
      return begun.ok ? 'ok' : begun.code;
    },
    async code(channel: 'email' | 'mobile' = 'email'): Promise<string> {
      await world.platform.lettersTried();
      world.nowMs += 60_000;
      const sent = await recovery.sendCode({ token, channel, lang: 'en', ip });
      if (!sent.ok) throw new Error(sent.code);
      return present((await world.newestMessage())?.code, 'the newest message has the code');
    },
    async prove(): Promise<void> {
      const code = await this.code();
      const proven = await recovery.prove({ token, channel: 'email', code });
      if (!proven.ok) throw new Error(proven.code);
    },
    async addPicture(): Promise<string> {
      const added = await recovery.addPicture({ token, file: await plainPicture().jpeg().toBuffer() });
      return added.ok ? 'ok' : added.code;
    },
    submit: async (): Promise<string> => {
      const submitted = await recovery.submit(token);
      return submitted.ok ? 'ok' : submitted.code;
    },
    /** All of it, with no picture. */
    async ask(): Promise<void> {
      await this.begin();
      await this.prove();
      const submitted = await recovery.submit(token);
      if (!submitted.ok) throw new Error(submitted.code);
    },
    async row(): Promise<RecoveryRow> {
      const state = await recovery.state(token);
      if (!state.ok) throw new Error(state.code);
      return state.value;
    },
  };
}
export type TestLoser = Awaited<ReturnType<typeof testLoser>>;

/** Verifies the owner with pictures. Returns the number of the case. */
export async function verifyWithPictures(world: TestPlatform, { userId }: TestOwner): Promise<number> {
  const { identity, uploads } = world.platform;
  const decide = async (submitted: Awaited<ReturnType<typeof identity.submitText>>): Promise<number> => {
    if (!submitted.ok) throw new Error(submitted.code);
    const { caseId } = submitted.value;
    await identity.decide({
      caseId,
      operator: 'rita',
      decision: 'verify',
      failures: [],
      note: '',
      needsOpened: false,
    });
    return caseId;
  };
  const picture = async (): Promise<string> => {
    const file = await plainPicture().jpeg().toBuffer();
    const added = await uploads.add({ userId, purpose: 'identity', file });
    if (!added.ok) throw new Error(added.code);
    return added.value;
  };
  await decide(
    await identity.submitText(userId, {
      idType: 'id_card',
      name: 'Nguyễn Thị An',
      cardId: '001190012345',
      country: 'VN',
      birthDate: '1990-05-17',
    }),
  );
  return decide(await identity.submitPictures(userId, { front: await picture(), reverse: await picture() }));
}
