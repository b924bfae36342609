import { CallError } from '@candor/api';
import { Checkbox, Empty, Logo, SkeletonCard, SkeletonChart, SkeletonRows, Tag } from '@candor/kit/view';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { EndOfList } from '#ui/EndOfList.tsx';
import { Failure } from '#ui/Failure.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { StaleBadge } from '#ui/StaleBadge.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { GallerySection } from './GallerySection.tsx';
import { samples } from './samples.ts';

const lost = new CallError({ kind: 'unreachable' });
const tabs = ['Spot', 'Contract', 'Options', 'Stocks', 'Copy'].map((label) => ({ id: label, label }));

export function StatesGallery() {
  const [tab, setTab] = useState('Spot');
  const [side, setSide] = useState<'buy' | 'sell'>('buy');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <GallerySection name={samples.loading}>
        <Card className="px-4 py-2">
          <SkeletonRows rows={2} />
        </Card>
        <SkeletonCard />
        <SkeletonChart className="h-20" />
      </GallerySection>
      <GallerySection name={samples.emptySignedOutFailedEnd}>
        <Card>
          <Empty
            title={samples.noOpenOrders}
            text={samples.ordersYouPlaceWaitHereUntilT}
            action={
              <Button look="soft" size="small">
                {samples.goToBtcusdt}
              </Button>
            }
          />
        </Card>
        <Card>
          <SignedOut />
        </Card>
        <Failure error={lost} onRetry={() => undefined} reassurance={samples.yourLastOrderWasReceived9F3C} />
        <EndOfList />
      </GallerySection>
      <GallerySection name={samples.signs}>
        <div className="flex flex-wrap items-center gap-2">
          <Logo />
          <PracticeBadge />
          <StaleBadge seconds={14} />
          <Tag>{samples.stock}</Tag>
          <Tag look="accent">{samples.signedFeed}</Tag>
          <Tag look="up">{samples.limitBuy}</Tag>
          <Tag look="down">{samples.limitSell}</Tag>
        </div>
      </GallerySection>
      <GallerySection name={samples.choice}>
        <div className="-mx-4">
          <TextTabs label={samples.kinds} items={tabs} value={tab} onChange={setTab} size="large" />
          <Chips label={samples.kinds} items={tabs} value={tab} onChange={setTab} />
        </div>
        <SegmentedControl
          label={samples.side}
          items={[
            { id: 'buy', label: 'Buy', tone: 'up' },
            { id: 'sell', label: 'Sell', tone: 'down' },
          ]}
          value={side}
          onChange={setSide}
        />
        <div className="flex items-center justify-between">
          <Checkbox isChecked={isOn} onChange={setIsOn}>
            {samples.takeProfitStopLoss}
          </Checkbox>
          <Switch label={samples.haptics} isOn={isOn} onChange={setIsOn} />
        </div>
      </GallerySection>
      <GallerySection name={samples.buttons}>
        <Button isWide>{samples.logIn}</Button>
        <div className="grid grid-cols-2 gap-3">
          <Button look="buy">{samples.buy}</Button>
          <Button look="sell">{samples.sell}</Button>
          <Button look="soft" isBusy>
            {samples.sending}
          </Button>
          <Button isDisabled reason={samples.enterAnAmount}>
            {samples.buyBtc}
          </Button>
        </div>
      </GallerySection>
    </>
  );
}
