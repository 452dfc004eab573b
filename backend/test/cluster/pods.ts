/** The parts of a pod that the tests read. */
export interface Pod {
  metadata: { name: string; deletionTimestamp?: string };
  spec: { nodeName: string; containers: { image: string }[] };
  status: { conditions?: { type: string; status: string }[] };
}

export const isReady = ({ metadata, status }: Pod) =>
  metadata.deletionTimestamp === undefined &&
  status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') === true;
