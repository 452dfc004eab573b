import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { CELLS } from '@tessera/rules';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Tile } from '../../../game-kit/board/tile';

interface DragBoardProps {
  /** The letter that can be dragged now, or null. */
  readonly letter: string | null;
  /** Its cell, if it is on the board. */
  readonly stagedCell: number | null;
  readonly canDrop: (cellIndex: number) => boolean;
  readonly onDrop: (cellIndex: number) => void;
  readonly children: ReactNode;
}

/** Less movement counts as a tap. */
const START_PX = 6;
const CELL_NUMBERS = Array.from({ length: CELLS }, (_, cellIndex) => cellIndex);

/**
 * Lets the player drag the letter in hand or the staged tile to a cell. It finds both among its children:
 * the hand's tile by its size, cells by `data-cell`.
 */
export function DragBoard({ letter, stagedCell, canDrop, onDrop, children }: DragBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: START_PX } }));
  const onDragEnd = ({ over }: DragEndEvent) => {
    setDragging(false);
    if (over !== null && canDrop(Number(over.id))) onDrop(Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={onDragEnd}
      accessibility={{ restoreFocus: false }}
    >
      <div ref={box} className="drag-area contents" data-dragging={dragging ? '' : undefined}>
        {children}
      </div>
      {CELL_NUMBERS.map((cellIndex) => (
        <DropCell key={cellIndex} cellIndex={cellIndex} box={box} enabled={canDrop(cellIndex)} />
      ))}
      {letter !== null && <DragSource box={box} stagedCell={stagedCell} />}
      <DragOverlay dropAnimation={null}>
        {dragging && letter !== null && (
          <span className="block size-[60px] cursor-grabbing [--tile-letter:34px]">
            <Tile letter={letter} tone="mine" />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

type Box = RefObject<HTMLDivElement | null>;

interface DropCellProps {
  readonly cellIndex: number;
  readonly box: Box;
  readonly enabled: boolean;
}

/** Makes a cell a drop target. Renders nothing. */
function DropCell({ cellIndex, box, enabled }: DropCellProps) {
  const { setNodeRef, isOver } = useDroppable({ id: String(cellIndex), disabled: !enabled });
  useEffect(() => {
    const element = box.current?.querySelector<HTMLElement>(`[data-cell="${cellIndex}"]`) ?? null;
    setNodeRef(element);
    element?.toggleAttribute('data-aim', isOver);
  }, [box, cellIndex, isOver, setNodeRef]);
  return null;
}

/** Makes the hand's tile or the staged tile draggable. Renders nothing. */
function DragSource({ box, stagedCell }: { readonly box: Box; readonly stagedCell: number | null }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'letter' });
  useEffect(() => {
    const selector = stagedCell === null ? '.tile[data-size="hand"]' : `[data-cell="${stagedCell}"]`;
    const element = box.current?.querySelector<HTMLElement>(selector) ?? null;
    const onPointerDown = listeners?.['onPointerDown'] as ((event: object) => void) | undefined;
    if (!element || !onPointerDown) return undefined;
    setNodeRef(element);
    element.classList.add('drag-handle');
    // The sensor expects a React event and reads the native event inside it.
    const start = (event: PointerEvent) =>
      onPointerDown({ nativeEvent: event, target: event.target, currentTarget: element });
    element.addEventListener('pointerdown', start);
    return () => {
      element.classList.remove('drag-handle');
      element.removeEventListener('pointerdown', start);
    };
  }, [box, stagedCell, listeners, setNodeRef]);
  return null;
}
