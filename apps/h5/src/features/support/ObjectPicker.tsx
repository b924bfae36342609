import { type CardKind, type CardRow, listSupportObjects, objectIdPattern } from '@candor/api';
import { Empty, IconButton, SkeletonCards, useDebounced } from '@candor/kit/view';
import { FileQuestion, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Row } from '#ui/Row.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Sheet } from '#ui/Sheet.tsx';
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
  'dual',
  'ieo',
  'otc',
  'identity',
  'case',
] as const satisfies readonly CardKind[];

/** Typing is over when nothing was typed for this long. */
const typedForMs = 350;

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
  const [number, setNumber] = useState('');
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
        {/* As high with few as with many: a list that comes would move the kinds from under a finger. */}
        <div className="flex h-[55dvh] flex-col gap-2.5 pt-2">
          <SearchField label={t('support.new.objectNumber')} value={number} onChange={setNumber} />
          <div className="no-scrollbar flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto overscroll-contain">
            <Objects
              kind={shown}
              number={number}
              onChoose={(card) => {
                onChange(card);
                setIsOpen(false);
              }}
            />
          </div>
        </div>
      </Sheet>
    </>
  );
}

interface ObjectsProps {
  readonly kind: CardKind;
  /** As it was typed; empty: the newest are listed. */
  readonly number: string;
  readonly onChoose: (card: CardRow) => void;
}

function Objects({ kind, number, onChoose }: ObjectsProps) {
  const t = useMessages();
  const typed = useDebounced(number.trim().replace(/^#/, ''), typedForMs);
  const isSought = typed !== '';
  const isNumber = objectIdPattern.test(typed);
  const cards = usePages(listSupportObjects, isNumber ? { kind, objectId: typed } : { kind });
  const none = <Empty icon={<FileQuestion />} title={t(isSought ? 'support.new.objectUnknown' : 'common.noRecords')} />;
  if (isSought && !isNumber) return none;
  return (
    <Loaded from={cards} skeleton={<SkeletonCards cards={3} />}>
      {({ rows, hasMore, isLoadingMore, loadMore }) =>
        rows.length === 0 ? (
          none
        ) : (
          <>
            <ul className="flex flex-col gap-2.5">
              {rows.map((card) => (
                <li key={card.objectId}>
                  <button type="button" onClick={() => onChoose(card)} className="press block w-full text-left">
                    <ObjectCard card={card} />
                  </button>
                </li>
              ))}
            </ul>
            {hasMore && (
              <Button look="ghost" size="small" isWide isBusy={isLoadingMore} onClick={loadMore}>
                {t('support.older')}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}
