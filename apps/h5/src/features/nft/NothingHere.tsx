import { Empty } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

interface NothingHereProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
}

/** A page of the NFT market without its work, artist or box, and the way to the market. */
export function NothingHere(props: NothingHereProps) {
  const t = useMessages();
  return (
    <Empty
      {...props}
      action={
        <Button size="medium" onClick={() => navigateTo('/pages/nft/nft')}>
          {t('nft.toMarket')}
        </Button>
      }
    />
  );
}
