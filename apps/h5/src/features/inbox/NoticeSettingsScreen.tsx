import { getNoticeSettings, type NoticeCategory, type NoticeChannel, setNoticeSetting } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { Lock } from 'lucide-react';
import type { ScreenProps } from '#app/screen.ts';
import { PushCard } from '#features/push/PushCard.tsx';
import { useCall } from '#hooks/use-call.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Switch } from '#ui/Switch.tsx';

const channels: readonly NoticeChannel[] = ['app', 'mail', 'push'];

/** pages/setting/notices: the ways on which notices of each category reach the user. */
export function NoticeSettingsScreen(_props: ScreenProps) {
  const t = useMessages();
  const settings = useCall(getNoticeSettings, {});
  const change = useCommand(setNoticeSetting, { invalidates: [getNoticeSettings] });
  const set = (category: NoticeCategory, channel: NoticeChannel, isOn: boolean): void => {
    void change.run({ category, channel, isOn });
  };
  return (
    <Page title={t('inbox.settings')}>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <PushCard />
        <p className="text-13 text-fg-2">{t('inbox.settingsText')}</p>
        <Loaded from={settings} skeleton={<SkeletonRows rows={8} />}>
          {(rows) => (
            <div className="rounded-card border border-line bg-surface px-4 huge:px-2">
              <div aria-hidden className="flex items-end gap-1.5 border-b border-line py-2 text-12 text-fg-3">
                <span className="flex-1" />
                {channels.map((channel) => (
                  <span key={channel} className="w-13 text-center leading-tight">
                    {t(`inbox.channels.${channel}`)}
                  </span>
                ))}
              </div>
              <ul className="divide-y divide-line">
                {rows.map((row) => {
                  const category = t(`inbox.categories.${row.category}`);
                  return (
                    <li key={row.category} className="flex min-h-14 items-center gap-1.5 py-2 huge:flex-wrap">
                      <span className="min-w-0 flex-1 text-15 huge:basis-full">
                        {category}
                        {row.isFixed && <span className="block text-12 text-fg-3">{t('inbox.fixed')}</span>}
                      </span>
                      {channels.map((channel) => (
                        <span key={channel} className="grid w-13 shrink-0 place-items-center">
                          {row.isFixed ? (
                            <Lock aria-hidden className="size-4 text-fg-3" />
                          ) : (
                            <Switch
                              label={t('inbox.switchOf', { channel: t(`inbox.channels.${channel}`), category })}
                              isOn={row[channel]}
                              onChange={(isOn) => set(row.category, channel, isOn)}
                            />
                          )}
                        </span>
                      ))}
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
