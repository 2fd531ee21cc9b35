import { createFileRoute } from '@tanstack/react-router';
import { PrintScreen } from '#src/screens/print/Screen.tsx';

export const Route = createFileRoute('/print/$sessionId')({ component: Print });

function Print() {
  const { sessionId } = Route.useParams();
  return <PrintScreen key={sessionId} sessionId={sessionId} />;
}
