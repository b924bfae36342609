import { expect } from 'vitest';
import { graveFindings } from '../lib/axe.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('places');

const opera = { latitude: -33.8568, longitude: 151.2153 };

for (const [theme, language] of [
  ['dark', 'en'],
  ['light', 'zh'],
] as const) {
  journey(`a place is chosen, shown and measured (${theme})`, { theme, language }, async ({ phone }) => {
    const { places, content } = phone.texts;
    await phone.context.grantPermissions(['geolocation']);
    await phone.context.setGeolocation({ ...opera, accuracy: 12 });
    await phone.go('system/choose-location');
    await phone.button(places.here).click();
    await phone.sees(fill(places.foundWithin, { metres: '12' }));
    await phone.field(places.name).fill('Opera');
    // A little to the east of here.
    await phone.field(places.coordinates).fill('-33.8568, 151.2253');
    expect(await graveFindings(phone, 'choosing a place')).toEqual([]);
    await phone.picture('place-choose');
    await phone.button(places.use).click();
    await phone.isAt('system/open-location');
    await phone.sees('Opera');
    await phone.button(places.measure).click();
    await phone.sees(/92\d/);
    expect(await graveFindings(phone, 'a place')).toEqual([]);
    await phone.picture('place-open');
    await phone.find('button', places.osm).click();
    await phone.isAt('common/webView');
    await phone.sees(content.leavingTitle);
  });
}

journey('a place is typed when the position is refused, and goes to who asked', {}, async ({ phone }) => {
  const { places } = phone.texts;
  await phone.go('system/choose-location', { redirect: '/pages/system/open-location' });
  await phone.button(places.here).click();
  await phone.sees(places.refused);
  await phone.picture('place-refused');
  const coordinates = phone.field(places.coordinates);
  await coordinates.fill('91, 10');
  await coordinates.blur();
  await phone.sees(places.problems.latitude);
  await coordinates.fill('21.0285, 105.8542');
  await phone.button(places.use).click();
  await phone.isAt('system/open-location');
  await phone.sees(places.noName);
});

journey('coordinates beyond the Earth show a refusal', { language: 'vn', theme: 'light' }, async ({ phone }) => {
  const { places } = phone.texts;
  await phone.go('system/open-location', { latitude: '91', longitude: '0' });
  await phone.sees(places.bad);
  await phone.picture('place-bad');
});
