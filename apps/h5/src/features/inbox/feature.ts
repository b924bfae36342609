import { own, saying } from '#app/feature.ts';

export const routes = saying('inbox', [
  own('notice/notice', 'common.titles.notices', () => import('./NoticesScreen.tsx').then((m) => m.NoticesScreen)),
  own('setting/notices', 'common.titles.noticeSettings', () =>
    import('./NoticeSettingsScreen.tsx').then((m) => m.NoticeSettingsScreen),
  ),
]);
