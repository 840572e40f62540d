import { Agent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import pTimeout from 'p-timeout'

type AgentPool = <T>(work: (agent: Agent) => Promise<T>) => Promise<T>

// As long as Node's own agent keeps a connection that nobody uses.
const idleFor = 5_000

/**
 * Cloudinary's client ends a request only when nothing moves, and hands out no request to end. So each
 * has an agent to itself while it lasts, and ends with it; agents, and their connections, are used again.
 */
export function agentPool({ secure, timeout }: { secure: boolean; timeout: number }): AgentPool {
  const free: Agent[] = []
  // The client speaks the protocol of its agent: plain HTTP to a stand-in.
  const newAgent = () => new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: idleFor })
  return async (work) => {
    const agent = free.pop() ?? newAgent()
    try {
      const result = await pTimeout(work(agent), { milliseconds: timeout })
      free.push(agent)
      return result
    } catch (error) {
      agent.destroy()
      throw error
    }
  }
}
