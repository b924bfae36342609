import { getContact } from '@candor/api';
import { Empty, SkeletonCard } from '@candor/kit/view';
import { ExternalLink, ShieldX } from 'lucide-react';
import { useEffect } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, redirectTo } from '#app/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { allowedHosts } from './web-view/allowed-hosts.ts';
import { readAddress } from './web-view/address.ts';
import { LeavingNotice } from './web-view/LeavingNotice.tsx';

/**
 * pages/common/webView: the target of links. Our own pages open at once, allowed sites in a new tab after the notice,
 * and nothing else is ever loaded.
 */
export function WebViewScreen({ params }: ScreenProps) {
  const t = useMessages();
  const contact = useCall(getContact, {});
  const address = readAddress(params.url ?? '', {
    origin: location.origin,
    isPage: (path) => routeAt(path) !== undefined && path !== '/pages/common/webView',
    allowedHosts: allowedHosts(contact.data?.channels ?? []),
  });
  const pageHref = address.kind === 'page' ? address.href : undefined;
  useEffect(() => {
    if (pageHref !== undefined) redirectTo(pageHref);
  }, [pageHref]);
  const isUnsure = address.kind === 'refused' && address.because === 'stranger' && contact.state === 'loading';
  return (
    <Page title={t('common.titles.webView')}>
      {isUnsure && (
        <div className="px-4 pt-2">
          <SkeletonCard />
        </div>
      )}
      {address.kind === 'outside' && <LeavingNotice {...address} icon={<ExternalLink />} />}
      {address.kind === 'refused' && !isUnsure && (
        <div className="grid min-h-[70%] place-items-center">
          <Empty
            icon={<ShieldX />}
            title={t('content.refusedTitle')}
            text={
              address.because === 'stranger'
                ? t('content.refused.stranger', { host: address.host })
                : t(`content.refused.${address.because}`)
            }
            action={
              <Button look="soft" size="small" onClick={() => navigateBack()}>
                {t('common.back')}
              </Button>
            }
          />
        </div>
      )}
    </Page>
  );
}
