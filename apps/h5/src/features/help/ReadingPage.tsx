import { IconButton, Skeleton } from '@candor/kit/view';
import { Article } from '@candor/reading/view';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { currentHref } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { LongText } from './LongText.tsx';
import { pageUrl } from './share.ts';
import { useShare } from './use-share.ts';

interface ReadingPageProps {
  readonly title: string;
  /** False when there is nothing to share. */
  readonly canShare?: boolean;
  readonly children: ReactNode;
}

/** A page to read, with its share button. */
export function ReadingPage({ title, canShare = true, children }: ReadingPageProps) {
  const t = useMessages();
  const { share } = useShare();
  return (
    <Page
      title={title}
      actions={
        canShare && (
          <IconButton
            label={t('common.share')}
            icon={<Share2 aria-hidden />}
            onClick={() => void share(title, pageUrl(currentHref()))}
          />
        )
      }
    >
      <div className="px-4 pt-2 pb-10">{children}</div>
    </Page>
  );
}

interface ReadingTextProps {
  readonly title: string;
  readonly when: ReactNode;
  readonly text: string;
  /** The way on, for readers at the end. */
  readonly next: { readonly label: string; readonly onPress: () => void };
}

/** Title 22/700, when it was written, and the text in reading style. */
export function ReadingText({ title, when, text, next }: ReadingTextProps) {
  return (
    <Article title={title} when={when}>
      <LongText text={text} />
      <Button look="soft" size="medium" onClick={next.onPress} className="mt-8">
        {next.label}
      </Button>
    </Article>
  );
}

/** A heading and paragraphs to come. */
export function SkeletonText() {
  return (
    <Skeleton
      className="gap-3.5"
      blocks={[
        'h-6 w-4/5',
        'mb-4 h-3 w-28',
        'h-3.5 w-full',
        'h-3.5 w-11/12',
        'h-3.5 w-full',
        'h-3.5 w-3/5',
        'h-3.5 w-full',
        'h-3.5 w-5/6',
        'h-3.5 w-2/3',
      ]}
    />
  );
}
