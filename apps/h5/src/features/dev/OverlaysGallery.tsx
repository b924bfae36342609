import { Tag } from '@candor/kit/view';
import { useState } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { SelectSheet } from '#ui/SelectSheet.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { GallerySection } from './GallerySection.tsx';
import { samples } from './samples.ts';

type Over = 'sheet' | 'select' | 'alert' | 'drawer';
const kinds: readonly Over[] = ['sheet', 'select', 'alert', 'drawer'];

export function OverlaysGallery() {
  const [open, setOpen] = useState<Over>();
  const [type, setType] = useState('limit');
  const close = () => setOpen(undefined);
  return (
    <GallerySection name={samples.overThePage}>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} look="soft" size="small" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
        <Button look="soft" size="small" onClick={() => toast('success', 'Order placed')}>
          {samples.toast}
        </Button>
      </div>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title={samples.buy00500Btc}
        footer={
          <Button look="buy" isWide onClick={close}>
            {samples.confirm}
          </Button>
        }
      >
        <Tag look="up">{samples.limit}</Tag>
        <Facts>
          <Fact label={samples.price}>{samples.n684125Usdt}</Fact>
          <Fact label={samples.total}>{samples.n342063Usdt}</Fact>
          <Fact label={samples.fee010}>{samples.n000005Btc}</Fact>
          <Fact label={samples.youReceive}>{samples.n004995Btc}</Fact>
        </Facts>
      </Sheet>
      <SelectSheet
        isOpen={open === 'select'}
        onClose={close}
        title={samples.orderType}
        value={type}
        onChange={setType}
        options={[
          { id: 'limit', label: 'Limit', text: 'At your price or better' },
          { id: 'market', label: 'Market', text: 'At once, within the slippage limit' },
          { id: 'stop', label: 'Stop-limit', text: 'Waits for a price, then a limit order' },
        ]}
      />
      <AlertDialog
        isOpen={open === 'alert'}
        onClose={close}
        title={samples.cancelAllOrders}
        confirmText={samples.cancelAll}
        onConfirm={close}
        isDestructive
      >
        {samples.n3OpenOrdersEndAnd120450Usdt}
      </AlertDialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title={samples.pairs}>
        <p className="px-4 text-14 text-fg-2">{samples.btcusdt}</p>
      </Drawer>
    </GallerySection>
  );
}
