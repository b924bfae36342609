import { IconButton } from '@candor/kit/view';
import { CircleHelp, Gauge, Split } from 'lucide-react';
import { useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Card } from '#ui/Card.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { Row } from '#ui/Row.tsx';
import { DualProducts } from './DualProducts.tsx';
import { LimitSheet } from './LimitSheet.tsx';

/** pages/invest/invest: dual investments on sale. `direction` chooses one. */
export function DualScreen({ params }: ScreenProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const [isLimiting, setIsLimiting] = useState(false);
  const help = (
    <IconButton
      label={t('dual.howItWorks')}
      icon={<CircleHelp aria-hidden />}
      onClick={() => navigateTo('/pages/invest/help')}
    />
  );
  return (
    <Page title={t('common.titles.dual')} actions={help}>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-8">
        <p className="text-13 text-fg-2">{t('dual.intro')}</p>
        <NotOffered product="dual" />
        {isSignedIn && (
          <Card className="px-4">
            <Row icon={<Split />} label={t('dual.mine')} onPress={() => navigateTo('/pages/invest/mine')} />
            <Row icon={<Gauge />} label={t('dual.limits.title')} onPress={() => setIsLimiting(true)} />
          </Card>
        )}
        <LimitSheet isOpen={isLimiting} onClose={() => setIsLimiting(false)} />
        <DualProducts first={params.direction} />
      </div>
    </Page>
  );
}
