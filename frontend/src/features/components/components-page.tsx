import { HeaderNote, Page } from '../../ui/layout/page';
import { BannerSample, ChoosingSample, CountingSample, FinishedSample, PlayingSample } from './board-samples';
import {
  FormSamples,
  ButtonSamples,
  NumberSamples,
  RoundSamples,
  TileSamples,
  WaitingSamples,
} from './small-samples';
import { PanelSamples, TableSamples } from './panel-samples';

/** Every UI component in its states. In development builds only. */
export const ComponentsPage = () => (
  <Page title="Components" heading="Components" width="wide">
    <HeaderNote>#689</HeaderNote>
    <div className="grid gap-x-12 gap-y-10 pt-4 pb-16 md:grid-cols-2">
      <TileSamples />
      <RoundSamples />
      <PlayingSample />
      <ChoosingSample />
      <BannerSample />
      <ButtonSamples />
      <CountingSample />
      <FinishedSample />
      <NumberSamples />
      <PanelSamples />
      <FormSamples />
      <TableSamples />
      <WaitingSamples />
    </div>
  </Page>
);
