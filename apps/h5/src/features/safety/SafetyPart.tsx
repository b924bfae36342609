import type { ReactNode } from 'react';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonCard, SkeletonRows } from '#ui/Skeleton.tsx';

/** Fetches the texts of the account, under the title of the security page meanwhile: the pages' own titles are in them. */
export function SafetyPart({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  return (
    <TextPart
      part="account"
      skeleton={
        <Page title={t('common.titles.security')}>
          <div className="flex flex-col gap-3 p-4">
            <SkeletonCard />
            <SkeletonRows rows={5} />
          </div>
        </Page>
      }
    >
      {children}
    </TextPart>
  );
}
