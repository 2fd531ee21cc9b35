import { Box, chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { masks } from '#contract/limits.ts';
import { ProfileStatus } from '#contract/shapes.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { DateInput } from '#src/ui/DateInput.tsx';
import { Field } from '#src/ui/Field.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { MaskedInput } from '#src/ui/MaskedInput.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Ring } from '#src/ui/Ring.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Banner, Card, CardTitle, EmptyState, Skeleton } from '#src/ui/Surface.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextArea, TextInput } from '#src/ui/TextInput.tsx';

const Columns = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, p: '4' },
});
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', mb: '4' },
});
const Form = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
});

/** One of every component on a page, in its states. */
export function Kit() {
  return (
    <>
      <chakra.h1 fontSize="xl" p="4" pb="0">
        Everything of the kit
      </chakra.h1>
      <Columns>
        <Pressed />
        <Typed />
        <Told />
        <Listed />
      </Columns>
    </>
  );
}

function Pressed() {
  const [on, setOn] = useState(true);
  const [mode, setMode] = useState<'automatic' | 'manual' | 'mail'>('automatic');
  return (
    <Card>
      <CardTitle action={<Button look="solid">Add Client</Button>}>Pressed</CardTitle>
      <Line>
        <Button look="solid">Generate</Button>
        <Button>Cancel</Button>
        <Button look="plain">Close</Button>
        <Button look="danger">Delete</Button>
        <IconButton label="Edit" icon={<Pencil size={18} aria-hidden />} />
      </Line>
      <Line>
        <Button look="solid" busy>
          Saving
        </Button>
        <Button look="solid" disabled>
          Disabled
        </Button>
        <Button size="small">Small</Button>
      </Line>
      <Line>
        <Checkbox checked={on} onChange={setOn}>
          Late payments
        </Checkbox>
        <Switch checked={on} onChange={setOn}>
          Show Only Negative
        </Switch>
        <Switch checked={!on} onChange={() => setOn(!on)}>
          The other way
        </Switch>
      </Line>
      <Segments
        legend="Mode"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'automatic', label: 'Automatic' },
          { value: 'manual', label: 'Manual' },
          { value: 'mail', label: 'By mail', disabled: true },
        ]}
      />
    </Card>
  );
}

function Typed() {
  const [born, setBorn] = useState('1992-02-29');
  const [ssn, setSsn] = useState('123456789');
  const [state, setState] = useState('');
  return (
    <Card>
      <CardTitle>Typed</CardTitle>
      <Form>
        <Field label="Profile name" help="At most 25 characters">
          <TextInput defaultValue="Ana Torres" />
        </Field>
        <Field label="Email" error="Email is not valid" required>
          <TextInput defaultValue="ana@" />
        </Field>
        <Field label="SSN">
          <MaskedInput mask={masks.ssn} value={ssn} onChange={setSsn} />
        </Field>
        <Field label="Date of birth">
          <DateInput value={born} max="2008-11-21" onChange={setBorn} />
        </Field>
        <Field label="State">
          <SelectInput
            value={state}
            onChange={setState}
            placeholder="Choose"
            options={[{ value: 'NV', label: 'Nevada' }]}
          />
        </Field>
        <Field label="City" disabled>
          <TextInput defaultValue="Reno" />
        </Field>
        <Field label="Note">
          <TextArea placeholder="Write a note" />
        </Field>
      </Form>
    </Card>
  );
}

function Told() {
  return (
    <Card>
      <CardTitle>Told</CardTitle>
      <Line>
        {ProfileStatus.options.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Line>
      <chakra.div display="grid" gap="3" mb="4">
        <Banner tone="info">Save the profile first.</Banner>
        <Banner tone="success">The report is connected.</Banner>
        <Banner tone="warning">This profile has no credit reports yet.</Banner>
        <Banner tone="danger">The records were not deleted.</Banner>
        <ProgressBar percent={40} label="Downloading letters" />
        <Skeleton height="3rem" />
      </chakra.div>
      <Line>
        <Ring value={7} of={10} label="Generations left" />
        <Ring value={0} of={0} label="Generations used">
          until 12/31/2026
        </Ring>
      </Line>
      <EmptyState title="No Profile Available">
        <Button look="solid">Create Profile</Button>
      </EmptyState>
    </Card>
  );
}

const reports = Array.from({ length: 40 }, (_, place) => ({
  id: `${place}`,
  name:
    place === 1
      ? 'A name so long that it does not fit on one line nor even on two of them'
      : `Client ${place}`,
  date: '11/20/2026',
  status: ProfileStatus.options[place % 4] ?? 'Waiting',
  bureaus: 'TransUnion, Experian, Equifax',
}));

function Listed() {
  return (
    <Card>
      <CardTitle>Listed</CardTitle>
      <DataTable
        label="Clients"
        rows={reports}
        idOf={({ id }) => id}
        empty="no data available"
        columns={[
          { key: 'name', title: 'Name', width: { share: 2 }, cell: ({ name }) => name },
          { key: 'date', title: 'Date', width: '6.5rem', wide: true, cell: ({ date }) => date },
          {
            key: 'status',
            title: 'Status',
            width: '9rem',
            wide: true,
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: 'to',
            title: 'Destination',
            width: { share: 2 },
            wide: true,
            cell: ({ bureaus }) => bureaus,
          },
          {
            key: 'edit',
            title: <Box srOnly>Actions</Box>,
            width: '2.75rem',
            cell: ({ name }) => <IconButton label={`Edit ${name}`} icon={<Pencil size={18} aria-hidden />} />,
          },
        ]}
      />
      <chakra.div
        display="grid"
        gap="3"
        mt="4"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <FileBox title="SSN" hint="A png or jpg" look="default" accept="image/png" onFile={() => {}} />
        <FileBox
          title="Address"
          hint=""
          look="success"
          message="Uploaded"
          accept="image/png"
          onFile={() => {}}
        />
        <FileBox
          title="ID"
          hint=""
          look="error"
          message="File too large"
          accept="image/png"
          onFile={() => {}}
        />
      </chakra.div>
    </Card>
  );
}
