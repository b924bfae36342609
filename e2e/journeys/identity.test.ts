import { getIdentityState, getUserInfo, viewIdentityDocument } from '@candor/api';
import { expect } from 'vitest';
import { graveFindings } from '../lib/axe.ts';
import { addPicture, choosePicture, citizen, decideNewest, reason, submitBasic } from '../lib/identity-acts.ts';
import { callAsCompliance } from '../lib/operator.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('identity');

/** The practice desk takes its time, as people would. */
const decidedMsMax = 60_000;

// Of the two levels the desk decides one in each journey; the other one a person verifies, who is faster.
for (const [theme, language, cardId, ofDesk] of [
  ['dark', 'en', '001090012341', 'basic'],
  ['light', 'vn', '001090012342', 'advanced'],
] as const) {
  journey(
    `somebody is verified in two levels, and asked again only for what was wrong (${theme})`,
    { as: 'trader', theme, language },
    async ({ phone, server, user }) => {
      const { identity } = phone.texts;
      // A page that needs an identity leads to the explanation, and on to the verification.
      await phone.page.route('**/api/wallet/limits**', (route) =>
        route.fulfill({ json: { type: 998, code: 0, message: 'Who are you?' } }),
      );
      await phone.go('fund/withdraw');
      await phone.sees('Who are you?');
      await phone.isAt('setting/real_mark');
      await phone.sees(identity.mark.withdraw);
      expect(await graveFindings(phone, 'what is needed')).toEqual([]);
      await phone.picture('identity-needed');
      await phone.button(identity.mark.start).click();
      await phone.isAt('setting/real');

      await phone.button(identity.continue).last().click();
      await phone.sees(identity.problems.country_missing);
      expect(await graveFindings(phone, 'identity by text')).toEqual([]);
      await submitBasic(phone, { name: 'Nguyễn Văn Anh', cardId });
      await phone.sees(identity.verifying.title);
      expect(await graveFindings(phone, 'under review')).toEqual([]);
      await phone.picture('identity-verifying');
      await decideNewest(server.address, [{ field: 'name', reason: 'differs' }]);

      // By itself: the name is wrong, the rest stays.
      await phone.sees(fill(identity.failed.title, { level: identity.levels.basic }));
      await phone.sees(identity.failed.kept);
      expect(await phone.field(identity.number).count()).toBe(0);
      expect(await graveFindings(phone, 'identity failed')).toEqual([]);
      await phone.picture('identity-failed');
      await phone.field(identity.name).fill(citizen.name);
      await phone.picture('identity-again');
      await phone.button(identity.continue).last().click();
      await phone.sees(identity.verifying.title);
      if (ofDesk !== 'basic') await decideNewest(server.address, []);
      await phone.page.getByText(identity.pictures, { exact: true }).waitFor({ timeout: decidedMsMax });
      expect(await user.call(getIdentityState, {})).toMatchObject({ realLevel: 1, next: 'advanced' });

      await addPicture(phone, identity.picture.front);
      await addPicture(phone, identity.picture.reverse);
      await phone.button(fill(identity.picture.look, { picture: identity.picture.front })).click();
      const preview = phone.dialog(identity.picture.front);
      await preview.getByRole('button', { name: identity.picture.larger }).click();
      await phone.picture('identity-preview');
      await preview.getByRole('button', { name: identity.picture.keep }).click();
      await preview.waitFor({ state: 'hidden' });
      expect(await graveFindings(phone, 'identity by pictures')).toEqual([]);
      await phone.picture('identity-pictures');
      await phone.button(identity.continue).click();
      await phone.sees(identity.verifying.title);
      const caseId = await decideNewest(
        server.address,
        [{ field: 'front_pic', reason: 'glare' }],
        'Without the flash.',
      );
      await callAsCompliance(server.address, viewIdentityDocument, { caseId, document: 'front', reason });

      await phone.sees('Without the flash.');
      await phone.sees(identity.failed.takenOver);
      await phone.picture('identity-pictures-failed');
      await addPicture(phone, identity.picture.front);
      await phone.button(identity.continue).click();
      await phone.sees(identity.verifying.title);
      if (ofDesk !== 'advanced') await decideNewest(server.address, []);
      await phone.page.getByText(identity.verified.title).waitFor({ timeout: decidedMsMax });
      expect(await graveFindings(phone, 'verified')).toEqual([]);
      await phone.picture('identity-verified');

      await phone.button(identity.privacy.views).click();
      await phone.sees(identity.views.front);
      await phone.sees(fill(identity.views.because, { reason }));
      expect(await graveFindings(phone, 'who looked')).toEqual([]);
      await phone.picture('identity-views');
    },
  );
}

journey(
  'a picture that was lost on its way is sent again, and one that cannot be read is not',
  { as: 'trader' },
  async ({ phone, server }) => {
    const { identity } = phone.texts;
    phone.troubles.expect(/upload|ERR_FAILED/, 'the first one is cut off');
    await phone.go('setting/real');
    await submitBasic(phone);
    await phone.sees(identity.verifying.title);
    await decideNewest(server.address, []);
    await phone.sees(identity.pictures);
    await phone.page.route(/\/api\/upload/, (route) => route.abort());
    await addPicture(phone, identity.picture.front, false);
    await phone.picture('identity-not-sent');
    await phone.page.unrouteAll();
    await phone.button(identity.picture.again).click();
    await phone.sees(identity.picture.sent);

    // A file that cannot be taken changes nothing but is spoken of, also when it was to take the place of a picture.
    await phone.button(fill(identity.picture.look, { picture: identity.picture.front })).click();
    await phone.dialog(identity.picture.front).getByRole('button', { name: identity.picture.retake }).click();
    const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('not looked at') };
    await phone.page.getByLabel(identity.picture.choose, { exact: true }).setInputFiles(heic);
    await phone.sees(phone.texts.errors.upload_heic);
    await phone.sees(identity.picture.sent);
    await phone.picture('identity-heic');
  },
);

for (const [theme, language] of [
  ['light', 'zh'],
  ['dark', 'vn'],
] as const) {
  journey(
    `somebody gets a picture, a name and a motto (${theme})`,
    { as: 'trader', theme, language },
    async ({ phone, user }) => {
      const { profile, common } = phone.texts;
      // A nickname is one user's, and the other theme's user has theirs.
      const nickname = theme === 'dark' ? '小安2026' : '小安2027';
      await phone.go('setting/setting');
      await phone.button(common.titles.profile).click();
      await phone.isAt('setting/userInfo');
      await phone.button(profile.changeAvatar).click();
      await phone.dialog(profile.avatar).waitFor();
      await choosePicture(phone, profile.choose, 'me');
      const crop = phone.dialog(profile.crop.title);
      const area = crop.getByRole('application', { name: profile.crop.area });
      await area.focus();
      for (const key of ['+', '+', 'ArrowRight', 'ArrowRight']) await phone.page.keyboard.press(key);
      expect(await graveFindings(phone, 'cutting a picture')).toEqual([]);
      await phone.picture('profile-crop');
      await crop.getByRole('button', { name: profile.crop.save }).click();
      await phone.sees(profile.avatarSaved);
      const { avatar } = await user.call(getUserInfo, {});
      expect(avatar).toMatch(/^\/files\/avatars\//);
      await phone.page.locator(`img[src="${avatar}"]`).first().waitFor();

      await phone.field(profile.nickname).fill('a');
      await phone.sees(profile.problems.nickname_short);
      await phone.field(profile.nickname).fill(nickname);
      await phone.field(profile.signature).fill('Chậm mà chắc.');
      await phone.button(profile.save).last().click();
      await phone.sees(profile.saved);
      expect(await user.call(getUserInfo, {})).toMatchObject({ nickname, signature: 'Chậm mà chắc.' });
      expect(await graveFindings(phone, 'profile')).toEqual([]);
      await phone.picture('profile');
      await phone.go('index/index');
      await phone.page.locator(`header img[src="${avatar}"]`).waitFor();
      await phone.picture('profile-home');
    },
  );
}
