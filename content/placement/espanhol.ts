import { bankOf } from '#domain/placement/bank.ts'

/** Spanish as it is understood from Madrid to Montevideo. */
export const espanhol = bankOf({
  A1: {
    grammar: [
      // A1: ser for what one is, first person; the others are estar or another person.
      { prompt: 'Yo ___ estudiante.', right: 'soy', wrong: ['estoy', 'es', 'eres'] },
      // A1: gustar agrees with the thing liked; the others agree with nothing here.
      { prompt: 'A mí me ___ los gatos.', right: 'gustan', wrong: ['gusta', 'gusto', 'gustas'] },
      // A1: leche is feminine (its Portuguese twin is not); lo is never an article before a noun.
      { prompt: '___ leche está en la mesa.', right: 'La', wrong: ['El', 'Lo', 'Los'] },
    ],
    vocabulary: [
      // A1: close family; only the grandmother is the mother of a mother.
      {
        prompt: 'La madre de mi madre es mi ___.',
        right: 'abuela',
        wrong: ['hija', 'hermana', 'nieta'],
      },
      // A1: the days, which Portuguese names otherwise; Tuesday follows Monday.
      {
        prompt: 'Hoy es lunes; mañana es ___.',
        right: 'martes',
        wrong: ['jueves', 'domingo', 'viernes'],
      },
      // A1: things at home; only the window is closed against the cold.
      {
        prompt: 'Hace frío: cierra la ___, por favor.',
        right: 'ventana',
        wrong: ['silla', 'cama', 'cuchara'],
      },
    ],
    reading: [
      // A1: finds one fact among three; the school is in the morning, the rest is not said.
      {
        text: 'Mi profesora se llama Lucía. Es de Perú y tiene tres hijos. Por la mañana trabaja en la escuela; por la tarde, en una tienda de ropa.',
        prompt: '¿Qué hace Lucía por la tarde?',
        right: 'Trabaja en una tienda.',
        wrong: ['Da clases en la escuela.', 'Compra ropa para sus hijos.', 'Viaja a Perú.'],
      },
      // A1: reads a menu; only the coffee is paid for separately.
      {
        text: 'Restaurante La Huerta. Menú del día, 10 euros: sopa o ensalada, pollo o pescado, y postre. El café se paga aparte.',
        prompt: '¿Qué no está en el menú de 10 euros?',
        right: 'El café',
        wrong: ['El pollo', 'La ensalada', 'El postre'],
      },
      // A1: a reason in a note; they still have bread, the other reasons are not in it.
      {
        text: 'Ana: estoy en el supermercado. Compro leche, huevos y naranjas. Pan no compro: todavía tenemos. ¿Necesitas algo más?\nPablo',
        prompt: '¿Por qué no compra pan Pablo?',
        right: 'Porque hay pan en casa.',
        wrong: ['Porque el pan es caro.', 'Porque no le gusta el pan.', 'Porque ya no hay pan.'],
      },
    ],
    use: [
      // A1: gives a name when asked for one; the others answer age, health and origin.
      {
        prompt: '—¿Cómo te llamas?\n—___',
        right: 'Me llamo Carlos.',
        wrong: ['Tengo diez años.', 'Estoy bien, gracias.', 'Soy de Chile.'],
      },
      // A1: tells the time; the others are a duration, a wrong number and an appointment.
      {
        prompt: '—¿Qué hora es?\n—___',
        right: 'Son las dos.',
        wrong: ['Son dos horas.', 'Es las dos.', 'A las dos.'],
      },
      // A1: the reply to an introduction; 'Me gusta mucho' looks like it, and means 'I like it a lot'.
      {
        prompt: '—Este es Julio, mi hermano.\n—___',
        right: 'Mucho gusto.',
        wrong: ['Me gusta mucho.', 'De nada.', 'Hasta luego.'],
      },
    ],
  },
  A2: {
    grammar: [
      // A2: irregular preterite, third person; first person, a regularised form and a future fail.
      {
        prompt: 'Ayer Marta no ___ venir a clase.',
        right: 'pudo',
        wrong: ['pude', 'podió', 'podrá'],
      },
      // A2: direct object pronoun, feminine plural; a subject pronoun cannot be an object.
      {
        prompt: '—¿Y las llaves?\n—___ dejé en la mesa.',
        right: 'Las',
        wrong: ['Les', 'Ellas', 'Los'],
      },
      // A2: ir a + infinitive; Portuguese has no preposition there.
      {
        prompt: 'Esta noche ___ en casa de mis abuelos.',
        right: 'vamos a cenar',
        wrong: ['vamos cenar', 'vamos en cenar', 'vamos de cenar'],
      },
    ],
    vocabulary: [
      // A2: food against kitchen things; only lettuce is eaten.
      {
        prompt: 'Los ingredientes de la ensalada son tomates, cebolla y ___.',
        right: 'lechuga',
        wrong: ['cuchara', 'nevera', 'servilleta'],
      },
      // A2: false friend, largo is long; ancha is what Portuguese calls larga.
      {
        prompt: 'Esta falda es muy ___: me llega hasta los pies.',
        right: 'larga',
        wrong: ['ancha', 'corta', 'baja'],
      },
      // A2: parts of the body; the dentist sees to the tooth.
      {
        prompt: 'Me dolía mucho una ___ y fui al dentista.',
        right: 'muela',
        wrong: ['rodilla', 'oreja', 'uña'],
      },
    ],
    reading: [
      // A2: draws one step from a notice: no water, so no shower; lift and doors work.
      {
        text: 'Estimados vecinos: El jueves, de diez a doce de la mañana, no habrá agua en el edificio porque van a arreglar las tuberías. El ascensor funcionará como siempre. Gracias por su paciencia.',
        prompt: '¿Qué pasará el jueves a las once?',
        right: 'Los vecinos no podrán ducharse.',
        wrong: [
          'Los vecinos subirán por la escalera.',
          'Nadie podrá entrar en el edificio.',
          'Van a reparar el ascensor.',
        ],
      },
      // A2: the last clause in other words; the rest contradicts the text.
      {
        text: 'El hotel es pequeño y tranquilo, a diez minutos de la playa a pie. El desayuno está incluido, pero no hay restaurante: para cenar, hay que ir al pueblo.',
        prompt: '¿Qué tienen que hacer los clientes?',
        right: 'Salir del hotel para cenar',
        wrong: [
          'Pagar aparte el desayuno',
          'Ir en autobús a la playa',
          'Cenar en el hotel antes de salir',
        ],
      },
      // A2: then against now; he sleeps better, goes alone and often, so fear is gone.
      {
        text: 'Mi abuelo aprendió a nadar a los setenta años. Al principio tenía miedo y solo entraba en la piscina con su nieta. Ahora va sin ella, tres veces por semana, y dice que duerme mejor.',
        prompt: '¿Qué ha cambiado para el abuelo?',
        right: 'Ya no le tiene miedo al agua.',
        wrong: [
          'Ya no duerme tan bien.',
          'Ahora nada siempre con su nieta.',
          'Ahora va menos a la piscina.',
        ],
      },
    ],
    use: [
      // A2: the formula of the telephone; está asks whether she is there, not how she is.
      {
        prompt: '(Por teléfono)\n—Buenos días, ¿está Carmen?\n—___',
        right: 'Sí. ¿De parte de quién?',
        wrong: ['Sí, está muy bien, gracias.', 'Sí, es mi hermana.', 'Sí, encantado de verla.'],
      },
      // A2: hands something over; the others mistake pasar or answer thanks.
      {
        prompt: '—¿Me pasas la sal, por favor?\n—___',
        right: 'Sí, aquí tienes.',
        wrong: ['Sí, me pasa mucho.', 'De nada, gracias.', 'No, no tengo hambre.'],
      },
      // A2: wishes luck; the others belong to an introduction, a meal and an arrival.
      {
        prompt: '—Mañana tengo un examen muy difícil.\n—___',
        right: '¡Mucha suerte!',
        wrong: ['¡Mucho gusto!', '¡Buen provecho!', '¡Bienvenido!'],
      },
    ],
  },
  B1: {
    grammar: [
      // B1: esperar que asks for the present subjunctive; indicative and conditional do not follow.
      {
        prompt: 'Espero que mañana ___ sol.',
        right: 'haga',
        wrong: ['hace', 'haría', 'hizo'],
      },
      // B1: cuando with the future takes the subjunctive; llegar is the Portuguese form.
      {
        prompt: 'Mañana, cuando ___ a casa, te llamaré.',
        right: 'llegue',
        wrong: ['llegar', 'llegaré', 'llegaría'],
      },
      // B1: le becomes se before lo; the order is fixed.
      {
        prompt: '—¿Le devolviste el libro a Marta?\n—Sí, ___ devolví ayer.',
        right: 'se lo',
        wrong: ['le lo', 'lo le', 'se le'],
      },
    ],
    vocabulary: [
      // B1: tickets sell out; the look-alikes drown, save and mend.
      {
        prompt: 'Las entradas del concierto se ___ en una hora y mucha gente se quedó fuera.',
        right: 'agotaron',
        wrong: ['ahogaron', 'ahorraron', 'arreglaron'],
      },
      // B1: unlike Portuguese; the nearest in sound means deaf.
      {
        prompt: 'Mi hija es ___: escribe con la mano izquierda.',
        right: 'zurda',
        wrong: ['sorda', 'torpe', 'coja'],
      },
      // B1: false friend, exquisito is delicious; the others would earn no praise.
      {
        prompt: 'La cena estaba ___: felicité al cocinero y repetí dos veces.',
        right: 'exquisita',
        wrong: ['asquerosa', 'sosa', 'salada'],
      },
    ],
    reading: [
      // B1: the decisive detail among distracting ones; she was fourth, five came.
      {
        text: 'El taxista Ramón Díaz encontró en su coche una bolsa llena de dinero. Como no sabía de quién era, lo anunció en la radio. Aparecieron cinco supuestos dueños, pero solo una señora supo decir de qué color era la bolsa. Era la cuarta que lo llamaba.',
        prompt: '¿Cómo supo Ramón a quién devolver el dinero?',
        right: 'La dueña describió la bolsa.',
        wrong: [
          'Solo lo llamó una persona.',
          'La dueña lo llamó antes que nadie.',
          'La dueña lo anunció en la radio.',
        ],
      },
      // B1: advice in other words (one size up is bigger); the rest is praised or rejected.
      {
        text: 'Compré estos zapatos para caminar por la montaña. Son resistentes y no dejan pasar el agua, pero me quedan un poco estrechos, aunque pedí mi número de siempre. Los recomiendo, pero es mejor pedir un número más.',
        prompt: '¿Qué aconseja el autor?',
        right: 'Elegir unos zapatos más grandes',
        wrong: [
          'No usar los zapatos cuando llueve',
          'Comprar unos zapatos más fuertes',
          'Pedir el número de siempre',
        ],
      },
      // B1: a change of feeling that is described, not named; he goes up when the music is missing.
      {
        text: 'Cuando mi vecino empezó a tocar la trompeta, pensé en mudarme. Un día subí a quejarme y me abrió un chico de doce años, tan nervioso que solo pude preguntarle qué tocaba. Ahora, si pasa un día sin ensayar, subo a ver si está enfermo.',
        prompt: '¿Qué le pasa ahora al autor con los ensayos?',
        right: 'Le extraña no oírlos.',
        wrong: [
          'Le molestan más que antes.',
          'Lo obligan a mudarse.',
          'Cree que enferman al chico.',
        ],
      },
    ],
    use: [
      // B1: ¿y si…? is a suggestion; the others take it for a gift, a report or a condition.
      {
        prompt: '—¿Y si le regalamos un libro a Marta?\n—___',
        right: 'No sé, lee muy poco.',
        wrong: ['Sí, gracias, me encantó.', 'No, no lo he leído.', 'Sí, si se lo regalan.'],
      },
      // B1: turns down help; the others play on faltar and hacer falta and do not answer.
      {
        prompt: '—¿Te ayudo con las maletas?\n—___',
        right: 'No hace falta, pesan poco.',
        wrong: [
          'No me hacen falta, pesan poco.',
          'No me falta nada, pesan poco.',
          'No tiene falta, pesan poco.',
        ],
      },
      // B1: dar igual is indifference, neither sameness nor refusal.
      {
        prompt: '—¿Cenamos pasta o pescado?\n—Me da igual.\n¿Qué quiere decir la segunda persona?',
        right: 'Que las dos cosas le parecen bien',
        wrong: [
          'Que quiere cenar lo mismo que ayer',
          'Que prefiere un poco de cada cosa',
          'Que no le gusta ninguna de las dos',
        ],
      },
    ],
  },
  B2: {
    grammar: [
      // B2: unreal past condition; after si only the pluperfect subjunctive is right.
      {
        prompt: 'Si lo ___ antes, te habría llamado.',
        right: 'hubiera sabido',
        wrong: ['habría sabido', 'haya sabido', 'había sabido'],
      },
      // B2: a request in the past takes the imperfect subjunctive; the others are not subjunctives.
      {
        prompt: 'Ayer me pidió que le ___ el informe.',
        right: 'enviara',
        wrong: ['enviaba', 'enviaría', 'enviaré'],
      },
      // B2: involuntary se with a dative; after «A Pablo» the others lose the dative or the se.
      {
        prompt: 'A Pablo ___ las llaves en el taxi.',
        right: 'se le olvidaron',
        wrong: ['se olvidó', 'le olvidó', 'se olvidaron'],
      },
    ],
    vocabulary: [
      // B2: aplazar is to put off; the look-alikes squash, switch off and squeeze.
      {
        prompt: 'La reunión se ___ hasta la semana que viene porque el director está enfermo.',
        right: 'aplazó',
        wrong: ['aplastó', 'apagó', 'apretó'],
      },
      // B2: false friend, logro is an achievement (in Portuguese a fraud); lucro is profit.
      {
        prompt:
          'Haber terminado la carrera con dos hijos pequeños es todo un ___: estamos muy orgullosos de ella.',
        right: 'logro',
        wrong: ['lucro', 'apuro', 'antojo'],
      },
      // B2: false friend, dimitir is to resign and takes no person; prescindir needs de.
      {
        prompt: 'La empresa va a ___ a veinte empleados por falta de pedidos.',
        right: 'despedir',
        wrong: ['dimitir', 'prescindir', 'desprender'],
      },
    ],
    reading: [
      // B2: the cause is in «vivienda, no trabajo»; many applied, houses there were.
      {
        text: 'El pueblo ofreció casas gratis a quienes quisieran mudarse allí. Llegaron cientos de solicitudes, pero pocas familias se quedaron: habían encontrado vivienda, no trabajo. Ahora el alcalde, en vez de regalar casas, ayuda a abrir pequeñas empresas.',
        prompt: '¿Por qué fracasó la primera idea?',
        right: 'Porque faltaba empleo en el pueblo',
        wrong: [
          'Porque casi nadie quería mudarse',
          'Porque no había casas para todos',
          'Porque el alcalde no cumplió su promesa',
        ],
      },
      // B2: a qualified conclusion (matiza); each distractor drops one half of it.
      {
        text: 'Muchos padres creen que los videojuegos aíslan a sus hijos. Un estudio con tres mil adolescentes matiza esa idea: quienes juegan en línea con amigos se sienten más acompañados que la media, mientras que quienes pasan muchas horas jugando solos suelen sentirse peor.',
        prompt: '¿Qué conclusión se desprende del estudio?',
        right: 'El efecto depende de cómo se juega.',
        wrong: [
          'Los videojuegos aíslan a los adolescentes.',
          'Jugar en línea es peor que jugar solo.',
          'Los padres temen sin ningún motivo.',
        ],
      },
      // B2: who complained, against expectation; the young were amused, the children not there.
      {
        text: 'Cuando el restaurante prohibió los teléfonos en las mesas, la dueña temía perder a los clientes jóvenes. Ocurrió lo contrario: lo tomaron como una rareza divertida. Quienes protestaron fueron los padres que habían dejado a los niños con la niñera y querían estar localizables.',
        prompt: '¿De quién vinieron las quejas?',
        right: 'De clientes que temían perderse una llamada',
        wrong: [
          'De jóvenes que querían usar el teléfono en la mesa',
          'De padres que iban a cenar con sus hijos pequeños',
          'De clientes a quienes la norma les pareció rara',
        ],
      },
    ],
    use: [
      // B2: all four begin with no and are civil; the other three agree.
      {
        prompt: 'Un compañero propone cambiar de oficina. ¿Qué respuesta expresa reservas?',
        right: 'No sé yo si es buen momento.',
        wrong: [
          'No veo por qué no.',
          'No podría estar más de acuerdo.',
          'No seré yo quien se oponga.',
        ],
      },
      // B2: idiom without a Portuguese twin; each distractor is a likely guess about an office.
      {
        prompt: '«Últimamente no doy abasto en la oficina». ¿Qué quiere decir?',
        right: 'Que tiene demasiado trabajo',
        wrong: ['Que se ha quedado sin trabajo', 'Que gana muy poco', 'Que no soporta a su jefe'],
      },
      // B2: opaque idiom; salirse and la suya suggest the wrong readings.
      {
        prompt: '«Mi hermano siempre se sale con la suya». ¿Qué quiere decir?',
        right: 'Que consigue lo que se propone',
        wrong: [
          'Que se marcha sin despedirse',
          'Que no comparte lo que tiene',
          'Que gasta más de lo que gana',
        ],
      },
    ],
  },
  C1: {
    grammar: [
      // C1: así as a concession takes the subjunctive; the indicative would make it «like this».
      {
        prompt: 'No pienso perdonarlo, así me lo ___ de rodillas.',
        right: 'pida',
        wrong: ['pide', 'pedirá', 'pediría'],
      },
      // C1: de + perfect infinitive as a condition; the pronoun follows the infinitive.
      {
        prompt: 'De ___ enterado a tiempo, habríamos cancelado el viaje.',
        right: 'habernos',
        wrong: ['nos haber', 'habiéndonos', 'hubiéramos'],
      },
      // C1: no bien is «as soon as»; mal is so only in Portuguese, desde would need que.
      {
        prompt: '___ sonó el timbre, los alumnos salieron corriendo.',
        right: 'No bien',
        wrong: ['Mal', 'Más bien', 'Desde'],
      },
    ],
    vocabulary: [
      // C1: enrevesado is tangled; a terse or biting one keeps its thread, huraño is said of people.
      {
        prompt:
          'El discurso resultó tan ___ que, a los diez minutos, ya nadie lograba seguir el hilo.',
        right: 'enrevesado',
        wrong: ['escueto', 'mordaz', 'huraño'],
      },
      // C1: no tener reparo en; the others go with hacer.
      {
        prompt: 'No tuvo el menor ___ en contradecir a su jefe delante de todos.',
        right: 'reparo',
        wrong: ['alarde', 'desaire', 'hincapié'],
      },
      // C1: zanjar ends a dispute; entablar begins it, azuzar sets dogs, acatar obeys.
      {
        prompt: 'Con su sentencia, la jueza ___ por fin una disputa que duraba veinte años.',
        right: 'zanjó',
        wrong: ['entabló', 'azuzó', 'acató'],
      },
    ],
    reading: [
      // C1: the aim of an ironic argument; he grants the advantages and sells nothing.
      {
        text: 'El progreso, nos dicen, no se detiene. Lo curioso es que quienes con más fervor lo proclaman suelen ser los mismos que lo venden. No niego sus ventajas —escribo estas líneas en una pantalla—; me limito a señalar que rara vez se nos pregunta hacia dónde progresamos.',
        prompt: '¿Qué critica el autor?',
        right: 'Que no se debata el rumbo del progreso',
        wrong: [
          'Que el progreso no ofrezca ninguna ventaja',
          'Que el progreso se venda demasiado caro',
          'Que el progreso dependa de las pantallas',
        ],
      },
      // C1: «de modo que se note» and «se delata»; the distractors are the old way or go too far.
      {
        text: 'Durante décadas, restaurar un cuadro significó devolverle el aspecto que se suponía original. Hoy prima otro criterio: intervenir lo menos posible y de modo que se note. La parte perdida ya no se disimula; se cubre con un rayado que de cerca se delata y de lejos se funde con el conjunto.',
        prompt: '¿Qué caracteriza la restauración actual, según el texto?',
        right: 'Lo añadido puede distinguirse de lo original.',
        wrong: [
          'El cuadro recupera su aspecto original.',
          'Las partes perdidas se disimulan del todo.',
          'Se evita cualquier tipo de intervención.',
        ],
      },
      // C1: the point is left to the reader; she let people watch, and exact copies were correct.
      {
        text: 'Las recetas de mi abuela no admitían medidas: «la harina que pida», «sal, la justa». Quienes intentaron pasarlas a gramos cocinaron platos correctos que nadie reconoció. No era secretismo ni descuido: lo que no estaba escrito era precisamente lo que había que aprender mirando.',
        prompt: '¿Qué da a entender el autor sobre las recetas?',
        right: 'Que lo esencial no cabía en una fórmula',
        wrong: [
          'Que la abuela no quería compartirlas',
          'Que hacía falta anotarlas con más rigor',
          'Que nadie más logró platos aceptables',
        ],
      },
    ],
    use: [
      // C1: the set close of a formal letter; the others are built on the same word and not used.
      {
        prompt: 'Una carta formal termina así: «___, le saluda atentamente, Julia Ríos».',
        right: 'Sin otro particular',
        wrong: ['Sin más particulares', 'Sin nada particular', 'Sin particularidades'],
      },
      // C1: «que digamos» tones a denial down; the others say nothing there.
      {
        prompt: '—¿Es puntual tu jefe?\n—No es muy puntual ___: ayer llegó una hora tarde.',
        right: 'que digamos',
        wrong: ['como decimos', 'así dicho', 'lo que digas'],
      },
      // C1: dichoso before its noun is annoyance; read as «happy» it misleads.
      {
        prompt: '«¡Otra vez el dichoso teléfono!», dice Eva. ¿Qué expresa?',
        right: 'Que la llamada le fastidia',
        wrong: [
          'Que la llamada le alegra el día',
          'Que la llamada le sorprende',
          'Que la llamada es importante',
        ],
      },
    ],
  },
})
