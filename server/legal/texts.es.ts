import {
  generationPrice,
  generationsPerOrder,
  minimumAge,
  printLinkDays,
  printLinkDownloads,
  supportConsentHours,
} from '#contract/limits.ts';
import type { LegalFacts, LegalTexts } from './legalText.ts';

const contact = ({ operator }: LegalFacts): string =>
  operator === null ? 'escriba a la empresa que opera este sitio.' : `escriba a ${operator.mail}.`;

const keeping = ({ retentionMonths }: LegalFacts): string =>
  retentionMonths === null
    ? 'La información sobre una persona se conserva hasta que alguien elimine su perfil. Nada se elimina solo porque haya pasado el tiempo.'
    : `La información sobre una persona se conserva hasta que alguien elimine su perfil o hasta que no se haya hecho nada con ella durante ${retentionMonths} meses. Avisamos de esa eliminación en el producto con 30 días de anticipación.`;

const mails = ({ variant }: LegalFacts): string =>
  variant === 'b2c'
    ? 'sobre su inicio de sesión, cuando tiene algo pendiente y cuando cierra su cuenta'
    : 'sobre su inicio de sesión y cuando tiene algo pendiente';

const dollars = (cents: number): string => `$${cents / 100}`;

export const legalSpanish: LegalTexts = {
  review:
    'Texto predeterminado, pendiente de revisión por un abogado. Describe lo que hace el producto y no es asesoría legal.',
  operator: 'Quién opera este sitio',
  noOperator: 'La empresa que opera este sitio aún no ha indicado su nombre. Esta es una demostración.',

  privacy: (facts) => ({
    title: 'Aviso de privacidad',
    lead: 'Qué guardamos sobre usted, para qué sirve, quién lo recibe y cómo obtenerlo o hacer que se elimine.',
    sections: [
      {
        heading: 'De quién es la información',
        parts: [
          facts.variant === 'b2b'
            ? 'Las agencias usan este sitio para reparar el crédito de sus clientes. La agencia decide qué anota sobre un cliente y responde sus preguntas al respecto. Nosotros lo guardamos por encargo de la agencia.'
            : 'Usted ingresa su información, o una agencia que repara su crédito le envió un enlace para hacerlo. Si fue una agencia, ella puede ver lo que usted ingresa y responde sus preguntas al respecto. Nosotros lo guardamos por encargo de la agencia.',
        ],
      },
      {
        heading: 'Qué guardamos y por qué',
        parts: [
          [
            'Nombre, dirección postal y fecha de nacimiento: los burós de crédito los usan para encontrar un expediente, por eso las cartas los muestran. Teléfono y correo electrónico: para el contacto.',
            'Número de Seguro Social: las cartas a los burós de crédito lo muestran para que identifiquen el expediente. Puede limitar una carta a los últimos cuatro dígitos. Las cartas a los acreedores nunca muestran el número completo.',
            'Copias de documentos de identidad: los burós de crédito piden una identificación oficial y un comprobante de domicilio. Solo se guardan los píxeles de la imagen, no los datos de ubicación ni de la cámara.',
            'Usuario y contraseña de un proveedor de informes de crédito: para obtener el informe cuando alguien lo pide. Se eliminan cuando usted cierra aquí la sesión con el proveedor. La respuesta a una pregunta de seguridad se usa una vez y no se guarda.',
            'Los informes de crédito, lo que usted confirmó sobre ellos y las cartas escritas a partir de ellos.',
            'Lo que alguien registra sobre las cartas después de escribirlas: cuándo se enviaron y se recibieron, y qué se respondió. Fotos y PDF de recibos y respuestas: de una foto solo se guardan los píxeles; un PDF se guarda tal como está.',
            'Pedidos: número, monto y respuesta del proveedor de tarjetas. El número de la tarjeta se ingresa en la página de ese proveedor y nunca nos llega.',
            'Un registro de quién abrió informes, documentos, cartas y datos ocultos, cuándo y desde qué dirección de red.',
          ],
        ],
      },
      {
        heading: 'Cómo se protege',
        parts: [
          'El número de Seguro Social, la fecha de nacimiento, la calle, los accesos a proveedores, los documentos de identidad, los informes de crédito, las cartas y los escaneos de recibos y respuestas se cifran con una clave distinta para cada persona antes de escribirse en el disco. El nombre, el correo electrónico, el teléfono, la ciudad, el estado y el código postal no llevan ese cifrado adicional, porque las listas y la búsqueda los necesitan.',
          facts.signsInWith === 'embedded'
            ? 'Las contraseñas de este sitio se guardan solo en una forma de la que no se pueden recuperar.'
            : 'Auth0 se encarga del inicio de sesión en este sitio, así que esas contraseñas nunca nos llegan.',
        ],
      },
      {
        heading: 'Quién la recibe',
        parts: [
          [
            'Los burós de crédito y los acreedores reciben una carta cuando se envía por correo. El producto no envía nada por sí mismo.',
            'El proveedor de informes de crédito que usted conecta recibe el usuario y la contraseña de su cuenta con él.',
            `Si alguien encarga impresiones, la imprenta recibe un enlace que abre ese paquete de cartas durante ${printLinkDays} días y con un máximo de ${printLinkDownloads} descargas. La cuenta ve cada descarga y puede anular el enlace.`,
            'El proveedor de tarjetas recibe el número del pedido y el monto.',
            ...(facts.signsInWith === 'embedded'
              ? [`Un servicio de correo electrónico entrega los mensajes que enviamos: ${mails(facts)}.`]
              : []),
            `Nuestro personal de soporte puede ayudarle en su cuenta. Ve el número de Seguro Social solo enmascarado y no puede abrir documentos de identidad. Para todo lo que no sean listas y configuración debe indicar un motivo; para las cartas, la cuenta debe dar su consentimiento, por ${supportConsentHours} horas. La cuenta recibe un aviso de cada visita.`,
          ],
          'El producto no contiene publicidad, servicios de análisis ni rastreadores. Usa cookies solo para el inicio de sesión, el idioma y la forma en que las páginas se ajustan a su pantalla y a su zona horaria, y guarda en su navegador ajustes, notas y borradores sin terminar.',
        ],
      },
      {
        heading: 'Cuánto tiempo la conservamos',
        parts: [
          keeping(facts),
          'Al eliminar un perfil se destruye de inmediato su clave de cifrado, así que la información cifrada ya no se puede leer. Las copias de seguridad de esas claves deben eliminarse en un plazo de 30 días; después, tampoco se pueden leer las copias más antiguas. El historial conserva qué se hizo y cuándo, sin el nombre de la persona. Una agencia puede poner una retención legal sobre un perfil, que impide eliminarlo hasta que se levante.',
        ],
      },
      {
        heading: 'Qué puede hacer usted',
        parts: [
          [
            'Ver y corregir su información en la página del perfil.',
            'Descargar desde la página del perfil una copia de todo lo que hay sobre una persona, en un solo archivo ZIP con formatos abiertos.',
            'Eliminar el perfil.',
            ...(facts.variant === 'b2c'
              ? [
                  'Cerrar su cuenta en la configuración. Todo lo que hay en ella se borra de inmediato. Conservamos los registros de sus pagos y el registro de quién hizo y abrió qué, sin su nombre.',
                ]
              : []),
            'Ver en la configuración quién abrió qué, si la cuenta es suya.',
          ],
          facts.variant === 'b2b'
            ? `Si es cliente de una agencia, pregunte a la agencia. Para todo lo demás, ${contact(facts)}`
            : `Si una agencia le dio el enlace a este sitio, pida a la agencia una copia o la eliminación. Para todo lo demás, ${contact(facts)}`,
          'La ley de su estado puede darle otros derechos.',
        ],
      },
    ],
  }),

  terms: (facts) => ({
    title: 'Condiciones de uso',
    lead: 'Qué puede esperar de este servicio y qué espera el servicio de usted.',
    sections: [
      {
        heading: 'Qué hace el servicio',
        parts: [
          'Lee un informe de crédito que usted conecta o sube, muestra lo que se contradice o contradice la ley, y escribe cartas basadas en el informe y en lo que usted confirma. Usted lee cada carta y decide si la envía.',
          'No es un bufete de abogados ni da asesoría legal. Nadie puede prometer que un buró de crédito cambie o quite un dato, ni que suba un puntaje. Nadie tiene derecho a que se quite información exacta, vigente y verificable.',
          'Cualquier persona puede disputar errores ante los burós de crédito por su cuenta y sin costo. “Sus derechos”, abajo, explica cómo.',
        ],
      },
      {
        heading: 'A qué se compromete usted',
        parts: [
          [
            `Tiene al menos ${minimumAge} años y usa su propia información o actúa por una persona que le dio su autorización.`,
            'Lo que ingresa y confirma es verdadero. La ley federal prohíbe las declaraciones falsas o engañosas a burós de crédito y acreedores sobre el crédito de una persona (15 U.S.C. 1679b(a)(1)).',
            'No usa el servicio para ocultar la identidad de alguien ni para crear una nueva.',
            'No comparte su acceso con nadie.',
          ],
        ],
      },
      ...(facts.variant === 'b2b'
        ? [
            {
              heading: 'Qué deben las agencias a sus clientes',
              parts: [
                'Si la Ley de Organizaciones de Reparación de Crédito (15 U.S.C. 1679–1679j) se aplica a usted, cumplirla es su responsabilidad. Entre otras cosas, usted entrega a sus clientes la declaración escrita de sus derechos antes de cualquier contrato, firma un contrato por escrito, no empieza antes de que pasen tres días hábiles, les permite cancelar en ese plazo y no cobra antes de haber prestado el servicio por completo. Las ventas por teléfono y las leyes de muchos estados tienen más requisitos.',
                'Usted obtiene informes de crédito solo para un fin que permite la ley federal de informes de crédito (Fair Credit Reporting Act, 15 U.S.C. 1681b).',
              ],
            },
          ]
        : []),
      {
        heading: 'Precio',
        parts: [
          `Cada paquete de cartas cuesta ${dollars(generationPrice[facts.variant])}. Se pueden comprar hasta ${generationsPerOrder.max} a la vez. No se renuevan ni vencen, y terminan con la cuenta. No hay suscripción.`,
        ],
      },
      {
        heading: 'Lo que estas condiciones dejan pendiente',
        parts: [
          'Todavía no dicen nada sobre la responsabilidad, la ley aplicable ni cómo se resuelven los desacuerdos. La empresa que opera este sitio lo agrega con su abogado.',
        ],
      },
    ],
  }),

  refunds: (facts) => ({
    title: 'Reembolsos y cancelación',
    lead: 'Cuándo se considera usada una compra, cómo recuperar su dinero y qué agrega la ley.',
    sections: [
      {
        heading: 'Cuándo se usa un paquete de cartas',
        parts: [
          'Un paquete de cartas se considera usado cuando las cartas están completas y guardadas. Si no se pueden escribir, si nada del informe corresponde a su selección o si usted se detiene en el resumen, no se usa ninguno. El envío por correo no está incluido en el precio.',
        ],
      },
      {
        heading: 'Reembolsos',
        parts: [
          `Reembolsamos los paquetes de cartas que no haya usado. Para pedirlo, ${contact(facts)} Indique el correo electrónico de su cuenta y de cuántos paquetes se trata. El dinero se devuelve a la tarjeta con que se pagó.`,
          'Si las cartas tienen fallas por un error nuestro, reembolsamos el paquete que usaron.',
        ],
      },
      {
        heading: 'Su derecho a cancelar según la ley federal',
        parts: [
          'La Ley de Organizaciones de Reparación de Crédito (15 U.S.C. 1679c a 1679e) le permite cancelar un contrato con una organización de reparación de crédito dentro de los 3 días hábiles después de firmarlo, por cualquier motivo y sin penalización. Nada en esta página limita ese derecho ni uno más amplio según la ley de su estado.',
          facts.variant === 'b2b'
            ? 'Los clientes cancelan con su agencia, que debe informarles de este derecho en su contrato.'
            : 'Si una agencia trabaja para usted, su contrato es con la agencia, y con ella se cancela.',
        ],
      },
    ],
  }),

  rights: {
    title: 'Sus derechos',
    lead: 'Usted puede disputar por su cuenta los errores de su informe de crédito. El buró de crédito no puede cobrarle por ello.',
    sections: [
      {
        heading: 'Disputar por su cuenta',
        parts: [
          'Escriba al buró de crédito cuyo informe tiene el error, explique qué está mal y por qué, e incluya copias de lo que lo prueba. El buró debe investigar sin costo y por lo general tiene 30 días (15 U.S.C. 1681i(a)(1)).',
          'La declaración que sigue es la que exige la ley federal (15 U.S.C. 1679c(a)), que fija su texto en inglés. Una organización de reparación de crédito debe entregársela como documento aparte antes de que usted firme un contrato.',
        ],
      },
    ],
  },
};
