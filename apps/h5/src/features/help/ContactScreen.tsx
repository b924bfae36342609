import { getContact } from '@candor/api';
import { SkeletonCards } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Channel } from './Channel.tsx';
import { LongText } from './LongText.tsx';

/** pages/common/contactus: every way to reach us, each with one tap to use it and one to copy it. */
export function ContactScreen(_props: ScreenProps) {
  const t = useMessages();
  const contact = useCall(getContact, {});
  return (
    <Page title={t('common.titles.contact')}>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-10">
        <Loaded from={contact} skeleton={<SkeletonCards cards={2} />}>
          {(data) => (
            <>
              {data.channels.length > 0 && (
                <section aria-label={t('content.channels')}>
                  <Card className="divide-y divide-line px-4">
                    {data.channels.map((channel) => (
                      <Channel key={`${channel.kind} ${channel.value}`} {...channel} />
                    ))}
                  </Card>
                </section>
              )}
              <Card className="p-4">
                <LongText text={data.content} size="note" />
              </Card>
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
