import { type CardKind, type CardRow, listSupportObjects } from '@candor/api';
import { FileQuestion, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { ObjectCard } from '#features/conversations/ObjectCard.tsx';

const kinds = [
  'order',
  'ticket',
  'option',
  'deposit',
  'withdrawal',
  'conversion',
  'loan',
  'locked',
  'identity',
] as const satisfies readonly CardKind[];

interface ObjectPickerProps {
  readonly value: CardRow | undefined;
  readonly onChange: (card: CardRow | undefined) => void;
  /** The kind that is shown first. */
  readonly first: CardKind;
}

/** Chooses what a case is about, among everything the user has: staff see the same card. */
export function ObjectPicker({ value, onChange, first }: ObjectPickerProps) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<CardKind>();
  const shown = kind ?? first;
  return (
    <>
      {value === undefined ? (
        <div className="rounded-card border border-line bg-surface px-4">
          <Row
            icon={<Paperclip strokeWidth={1.75} />}
            label={t('support.new.object')}
            note={t('support.new.objectText')}
            onPress={() => setIsOpen(true)}
          />
        </div>
      ) : (
        <div className="relative">
          <ObjectCard card={value} />
          <IconButton
            label={t('support.new.noObject')}
            size={18}
            icon={<X aria-hidden />}
            onClick={() => onChange(undefined)}
            className="absolute! right-3 bottom-3 text-fg-2"
          />
        </div>
      )}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('support.new.object')}>
        <div className="-mx-4">
          <Chips
            label={t('support.new.objectKinds')}
            items={kinds.map((id) => ({ id, label: t(`conversation.card.kinds.${id}`) }))}
            value={shown}
            onChange={setKind}
          />
        </div>
        <div className="min-h-80 pt-2">
          <Objects
            kind={shown}
            onChoose={(card) => {
              onChange(card);
              setIsOpen(false);
            }}
          />
        </div>
      </Sheet>
    </>
  );
}

function Objects({ kind, onChoose }: { readonly kind: CardKind; readonly onChoose: (card: CardRow) => void }) {
  const t = useMessages();
  const cards = useCall(listSupportObjects, { kind });
  return (
    <Loaded
      from={cards}
      skeleton={<SkeletonCards cards={3} />}
      empty={<Empty icon={<FileQuestion />} title={t('common.noRecords')} />}
    >
      {(rows) => (
        <ul className="flex flex-col gap-2.5">
          {rows.map((card) => (
            <li key={card.objectId}>
              <button type="button" onClick={() => onChoose(card)} className="press block w-full text-left">
                <ObjectCard card={card} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
