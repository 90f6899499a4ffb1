// Pictures, the test payment page, payment callbacks and the interface for other systems: the back end's plain HTTP, passed through.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { passToFiles } from '~/services/transport/backend.server';

export const loader = ({ request }: LoaderFunctionArgs): Promise<Response> => passToFiles(request);

export const action = ({ request }: ActionFunctionArgs): Promise<Response> => passToFiles(request);
