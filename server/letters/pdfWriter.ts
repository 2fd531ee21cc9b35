import { createHash } from 'node:crypto';
import { dictionary, type PdfDictionary, type PdfRef, type PdfValue, writtenValue } from './pdfValue.ts';

export interface PdfWriter {
  /** A number for an object that is written later. */
  reserve(): PdfRef;
  write(ref: PdfRef, value: PdfValue, stream?: Uint8Array | null): void;
  add(value: PdfValue, stream?: Uint8Array | null): PdfRef;
  /** The file. The same objects give the same bytes. */
  end(trailer: PdfDictionary): Buffer;
}

/** A PDF with one table of objects at its end. Every object that was reserved must be written. */
export function createPdfWriter(): PdfWriter {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const put = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.byteLength;
  };
  const putText = (text: string) => put(Buffer.from(text, 'latin1'));
  // Four bytes that no text has tell programs that the file must be copied byte by byte.
  putText('%PDF-1.7\n%\x80\x80\x80\x80\n');

  function reserve(): PdfRef {
    places.push(-1);
    return { ref: places.length };
  }

  function write(to: PdfRef, value: PdfValue, stream: Uint8Array | null = null): void {
    places[to.ref - 1] = length;
    putText(`${String(to.ref)} 0 obj\n${writtenValue(value)}\n`);
    if (stream !== null) {
      putText('stream\n');
      put(stream);
      putText('\nendstream\n');
    }
    putText('endobj\n');
  }

  return {
    reserve,
    write,
    add(value, stream) {
      const ref = reserve();
      write(ref, value, stream);
      return ref;
    },
    end(trailer) {
      if (places.includes(-1)) throw new Error('An object was reserved and never written');
      const hash = createHash('sha256');
      for (const part of parts) hash.update(part);
      const id = `<${hash.digest('hex').slice(0, 32)}>`;
      const start = length;
      const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n\r\n`);
      const size = String(places.length + 1);
      putText(`xref\n0 ${size}\n0000000000 65535 f\r\n${rows.join('')}`);
      const full = new Map([...trailer, ...dictionary({ Size: size, ID: [id, id] })]);
      putText(`trailer\n${writtenValue(full)}\nstartxref\n${String(start)}\n%%EOF\n`);
      return Buffer.concat(parts);
    },
  };
}
