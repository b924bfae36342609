import { getAbout, getCompliance } from '@candor/api';
import { dateText } from '@candor/kit';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ReadingPage, ReadingText, SkeletonText } from './ReadingPage.tsx';

const documents = {
  about: { title: 'common.titles.about', call: getAbout, input: {} },
  compliance: { title: 'common.titles.compliance', call: getCompliance, input: {} },
  terms: { title: 'common.titles.agreement', call: getCompliance, input: { document: 'terms' } },
} as const;

/** One of the site's standing texts. */
export function DocumentPage({ name }: { readonly name: keyof typeof documents }) {
  const t = useMessages();
  const { title, call, input } = documents[name];
  const read = useCall(call, input);
  return (
    <ReadingPage title={t(title)}>
      <Loaded from={read} skeleton={<SkeletonText />}>
        {(data) => (
          <ReadingText
            title={data.title}
            when={t('content.updated', { time: dateText(data.updatedAtMs) })}
            text={data.content}
            next={{ label: t('content.askUs'), onPress: () => navigateTo('/pages/common/contactus') }}
          />
        )}
      </Loaded>
    </ReadingPage>
  );
}
