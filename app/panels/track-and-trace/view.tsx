// The panel with a parcel's way.
import { TrackAndTraceView } from '~/ui/shop/panels/track-and-trace';
import type { PanelView } from '../contract';
import type { TrackAndTraceModel } from './panel.server';

export const trackAndTraceView: PanelView<TrackAndTraceModel> = {
  title: () => 'shipments:title',
  View: ({ model, language }) => <TrackAndTraceView {...model} language={language} />,
};
